import { flushSync } from 'react-dom';

/** Until the next frame; its stamp in ms. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Until the browser has painted what stands in the document. */
export const painted = async () => {
  await frame();
  await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });
};

/** ms from an act to the painted frame. */
export const timed = async (act: () => void) => {
  await painted();
  const startedAt = performance.now();
  flushSync(act);
  await painted();
  return performance.now() - startedAt;
};
