/** Gives the keyboard back to what opened a view that stood in place of the wizard. */
export interface FocusReturn {
  /** Another view comes: the focused button is remembered by its words, as the wizard is drawn anew afterwards. */
  leave: () => void;
  /** The wizard is back: the button takes the keyboard once it stands there, unless the person has gone elsewhere. */
  back: () => void;
  end: () => void;
}

export const createFocusReturn = (root: ShadowRoot, panel: HTMLElement): FocusReturn => {
  let words = '';
  let waiting: MutationObserver | null = null;
  const end = (): void => {
    waiting?.disconnect();
    waiting = null;
  };
  const isElsewhere = (): boolean => root.activeElement !== null && panel.contains(root.activeElement);
  const opener = (): HTMLElement | undefined =>
    [...panel.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent.trim() === words);
  const tryIt = (): boolean => {
    if (isElsewhere()) return true;
    const button = opener();
    button?.focus();
    return button !== undefined;
  };
  return {
    leave: () => {
      end();
      words = (root.activeElement?.textContent ?? '').trim();
    },
    back: () => {
      if (words === '') return;
      end();
      waiting = new MutationObserver(() => {
        if (tryIt()) end();
      });
      waiting.observe(panel, { childList: true, subtree: true });
    },
    end,
  };
};
