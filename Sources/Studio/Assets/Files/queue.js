/**
 * How many cards are asked for at a time: fewer than a browser's six connections for one host,
 * of which the events take one.
 */
const limit = 4;

const waiting = new Set();
let running = 0;
let isPaused = false;

/**
 * Runs a job when its turn comes; jobs whose signal is aborted before do not run.
 *
 * @param {(signal: AbortSignal) => Promise<void>} work which takes care of its own errors
 * @param {AbortSignal} signal
 */
export function enqueue(work, signal) {
  const job = { work, signal };
  waiting.add(job);
  signal.addEventListener('abort', () => waiting.delete(job), { once: true });
  startWaiting();
}

/** Keeps waiting jobs from starting, while something more urgent is looked at. */
export function pause(shallPause) {
  isPaused = shallPause;
  startWaiting();
}

function startWaiting() {
  for (const job of waiting) {
    if (isPaused || running >= limit) return;
    waiting.delete(job);
    running += 1;
    job.work(job.signal).finally(() => {
      running -= 1;
      startWaiting();
    });
  }
}
