/** Returns focus to the element that opened a view in place of the wizard. */
export interface FocusReturn {
  /** Called before another view appears: remembers the focused button by its text, since the wizard rerenders afterwards. */
  leave: () => void;
  /** Called when the wizard is back: focuses the button once it is rendered, unless the user has moved the focus. */
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
  const tryFocus = (): boolean => {
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
        if (tryFocus()) end();
      });
      waiting.observe(panel, { childList: true, subtree: true });
    },
    end,
  };
};
