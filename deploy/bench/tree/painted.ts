import { flushSync } from 'react-dom';

/** Resolves in the next frame, to its timestamp in ms. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves when the browser has painted the current document. */
export const painted = async () => {
  await frame();
  await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });
};

/** ms from an action to the painted frame. */
export const timed = async (act: () => void) => {
  await painted();
  const startedAt = performance.now();
  flushSync(act);
  await painted();
  return performance.now() - startedAt;
};
