/** Tracks whether the pointer is down. */
export interface PressWatch {
  /** Starts tracking; returns a function that stops it. */
  start: () => () => void;
  /** Runs an action at once, or when the pointer is released. */
  afterPress: (act: () => void) => void;
}

/**
 * A field is left by pressing on something else. A message that appears between press and release would move that
 * target away from the pointer, and the press would be lost. So validation on blur waits for the release.
 */
export const createPressWatch = (): PressWatch => {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const press = () => {
    isDown = true;
  };
  const release = () => {
    isDown = false;
    const acts = waiting;
    waiting = [];
    // after the click that belongs to this release
    if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
  };
  const ends = ['pointerup', 'pointercancel', 'dragend'] as const;
  return {
    start: () => {
      document.addEventListener('pointerdown', press, true);
      for (const end of ends) document.addEventListener(end, release, true);
      return () => {
        document.removeEventListener('pointerdown', press, true);
        for (const end of ends) document.removeEventListener(end, release, true);
      };
    },
    afterPress: (act) => {
      if (isDown) waiting.push(act);
      else act();
    },
  };
};
