/** How far from the window rows are there, in windows. */
const reach = 1;

/**
 * The rows of a grid that are near the window. All others are empty room, so that thousands of
 * places cost what those that can be seen cost. All places of a grid are equally high.
 */
export class RowWindow {
  #host;
  #place;
  #count = 0;
  #shown = '';

  /**
   * @param {HTMLElement} host the grid
   * @param {(first: number, end: number) => void} place puts the places of these indices, from
   *   `first` to before `end`, and no others into the grid
   */
  constructor(host, place) {
    this.#host = host;
    this.#place = place;
    let width = 0;
    addEventListener('scroll', () => this.update(), { passive: true });
    addEventListener('resize', () => this.update());
    new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width !== width) this.update();
      width = contentRect.width;
    }).observe(host);
  }

  /** How many places are in a row. */
  get columns() {
    return getComputedStyle(this.#host).gridTemplateColumns.split(' ').length;
  }

  /** Takes over how many places there are, and that what they show may be others. */
  renew(count) {
    this.#count = count;
    this.#shown = '';
    this.update();
    // What the places show now may have made them higher or lower.
    this.update();
  }

  /** Places the rows that are near the window now. */
  update() {
    const { columns } = this;
    if (this.#host.childElementCount === 0) this.#place(0, Math.min(columns, this.#count));
    const height = this.#rowHeight();
    const rows = Math.ceil(this.#count / columns);
    if (rows === 0 || height === 0) return this.#make(0, 0, 0);
    const above = -this.#host.getBoundingClientRect().top;
    const row = (position) => Math.max(0, Math.min(rows, position));
    const first = row(Math.min(rows - 1, Math.floor((above - reach * innerHeight) / height)));
    const end = row(Math.ceil((above + (1 + reach) * innerHeight) / height));
    this.#make(first, Math.max(end, first + 1), rows, height);
  }

  /** Scrolls to a place, where it is not in the window as a whole. */
  reveal(index) {
    const height = this.#rowHeight();
    const top = this.#host.getBoundingClientRect().top +
      Math.floor(index / this.columns) * height;
    const covered = parseFloat(getComputedStyle(this.#host).scrollMarginTop);
    if (top < covered) scrollBy(0, top - covered);
    else if (top + height > innerHeight) scrollBy(0, top + height - innerHeight);
    this.update();
  }

  /** The index of the first place below the window's top, or 0 before anything is scrolled away. */
  get firstVisible() {
    const height = this.#rowHeight();
    const above = -this.#host.getBoundingClientRect().top;
    return height > 0 && above > 0 ? Math.ceil(above / height) * this.columns : 0;
  }

  #rowHeight() {
    const place = this.#host.firstElementChild;
    if (!place) return 0;
    return place.getBoundingClientRect().height + parseFloat(getComputedStyle(this.#host).rowGap);
  }

  #make(first, end, rows, height = 0) {
    const { columns } = this;
    const described = [first, end, columns, rows, height].join();
    if (described === this.#shown) return;
    this.#shown = described;
    this.#host.style.paddingTop = `${first * height}px`;
    this.#host.style.paddingBottom = `${(rows - end) * height}px`;
    this.#place(first * columns, Math.min(end * columns, this.#count));
  }
}
