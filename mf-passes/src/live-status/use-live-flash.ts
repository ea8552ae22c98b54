import { useEffect, useRef, useState } from 'react';

/** Longer than the flash of the kit's table (1.6 s), ms. */
const flashTime = 2_000;

/**
 * Flashes rows after a live change and announces it to screen readers (DESIGN §5).
 * @returns the flashing ids, the text for the live region, and a function to report a change
 */
export const useLiveFlash = () => {
  const [flashing, setFlashing] = useState<ReadonlySet<number>>(new Set());
  const [sentence, setSentence] = useState('');
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const flash = (id: number, text: string) => {
    setFlashing((before) => new Set(before).add(id));
    setSentence(text);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setFlashing((before) => new Set([...before].filter((other) => other !== id)));
    }, flashTime);
    timers.current.add(timer);
  };
  return { flashing, sentence, flash };
};
