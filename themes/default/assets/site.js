// Shows and serves the buttons of a share page. The page is whole without this script.

/** The live region that tells what a button has done. */
const status = document.querySelector('.status');

/** Says on the button and to screen readers that the text is on the clipboard. */
function sayCopied(button) {
  const label = button.dataset.label ?? button.textContent;
  button.dataset.label = label;
  button.textContent = button.dataset.copied;
  if (status) status.textContent = button.dataset.copied;
  clearTimeout(Number(button.dataset.timer));
  button.dataset.timer = setTimeout(() => {
    button.textContent = label;
    if (status) status.textContent = '';
  }, 2500);
}

async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    sayCopied(button);
  } catch {
    // The browser forbade it; the address bar and the visible text remain.
    button.hidden = true;
  }
}

/** The card as a file; undefined when it cannot be had. */
async function loadCard({ picture, file, type }) {
  if (!picture) return undefined;
  try {
    const response = await fetch(picture);
    return response.ok ? new File([await response.blob()], file, { type }) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Offers the system's ways to share: the card with the link where files can be shared, otherwise
 * the link alone.
 */
function offerSharing(button) {
  const { share: url, title } = button.dataset;
  let card;
  let file;
  // Browsers allow sharing only right after a tap, so the picture is loaded before it.
  const prepare = () => {
    card ??= loadCard(button.dataset).then((loaded) => (file = loaded));
  };
  for (const event of ['pointerenter', 'pointerdown', 'focus']) {
    button.addEventListener(event, prepare, { once: true });
  }
  button.addEventListener('click', async () => {
    prepare();
    await Promise.race([card, new Promise((resolve) => setTimeout(resolve, 700))]);
    const withCard = { files: [file], title, text: url };
    const canShareCard = file && navigator.canShare?.(withCard);
    // A promise is refused when the person changes their mind, which is no failure.
    navigator.share(canShareCard ? withCard : { title, url }).catch(() => {});
  });
  button.hidden = false;
}

// Without this script a page has a button for Android and one for everything else. Neither is
// followed by itself.
const onAndroid = /android/i.test(navigator.userAgentData?.platform ?? navigator.userAgent);
for (const link of document.querySelectorAll(onAndroid ? '[data-elsewhere]' : '[data-android]')) {
  link.hidden = true;
}

if (navigator.clipboard?.writeText) {
  for (const button of document.querySelectorAll('[data-copy]')) {
    button.addEventListener('click', () => copy(button));
    button.hidden = false;
  }
}

if (navigator.share) {
  for (const button of document.querySelectorAll('[data-share]')) offerSharing(button);
}
