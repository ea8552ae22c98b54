/** Knows whether the pointer is down. */
export interface PressWatch {
  /** Begins to look; returns the way to stop. */
  start: () => () => void;
  /** Acts at once, or when the pointer has come up again. */
  afterPress: (act: () => void) => void;
}

/**
 * A field is left by pressing on something else. A message that appears between press and release moves that something away
 * from under the pointer, and the press is lost: what leaving brings therefore waits for the release.
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
