import type { Appearance } from './appearances';

interface Channel {
  emit: (event: string, payload: object) => void;
  on: (event: string, listener: (drawn: unknown) => void) => void;
  off: (event: string, listener: (drawn: unknown) => void) => void;
}

/**
 * Drives storybook's preview from inside the page: a check requests a story or another theme with one message and
 * continues when it is drawn. Installed as `storyDriver`, so it must not use anything from outside.
 */
export const installDriver = () => {
  const timeout = 30_000;
  const ends = ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  const page = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel; storyDriver: object };
  const channel = () => page.__STORYBOOK_ADDONS_CHANNEL__;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const has = (name: string) => document.body.classList.contains(name);
  const isIn = ({ theme, locale }: Appearance) => {
    const { dataset, lang } = document.documentElement;
    return dataset['theme'] === theme && lang === locale;
  };
  const isBroken = () => has('sb-show-errordisplay');
  let shown = new URLSearchParams(location.search).get('id') ?? '';

  /** Whether the condition held in time. */
  const until = async (holds: () => boolean, milliseconds: number): Promise<boolean> => {
    const end = performance.now() + milliseconds;
    while (!holds()) {
      if (performance.now() > end) return false;
      await frame();
    }
    return true;
  };

  /**
   * Waits until the story is drawn in this appearance, and returns storybook's message in place of the story, if any.
   */
  const settle = async (appearance: Appearance): Promise<string | null> => {
    const isDrawn = () => has('sb-show-main') && !has('sb-show-preparing-story') && isIn(appearance);
    if (!(await until(() => isBroken() || isDrawn(), timeout))) return 'The story was not drawn in 30 s';
    await document.fonts.ready;
    await frame();
    await frame();
    // parts of remotes first call their in-memory API
    if (shown.startsWith('remotes-')) await until(() => document.querySelector('[aria-busy="true"]') === null, 3000);
    // loading states are hidden for 200 ms
    if (document.querySelector('[aria-busy="true"]')) await new Promise((resolve) => setTimeout(resolve, 250));
    return isBroken() ? (document.getElementById('error-message')?.innerText ?? 'The story is not shown') : null;
  };

  const driver = {
    settle,
    /** Changes the theme of the open story, like the toolbar. */
    switchTo: (appearance: Appearance) => {
      if (!isIn(appearance)) channel().emit('updateGlobals', { globals: appearance });
      return settle(appearance);
    },
    /**
     * Moves to another story in the open page, like the story list, so that no file is loaded twice. The appearance
     * stays: changing it at the same time would draw the previous story once more, and storybook has been seen to hang
     * in between. Returns whether storybook completed the change.
     */
    goOn: async (storyId: string): Promise<boolean> => {
      shown = storyId;
      let hasEnded = false;
      const end = (drawn: unknown) => {
        hasEnded ||= typeof drawn !== 'string' || drawn === storyId;
      };
      for (const name of ends) channel().on(name, end);
      channel().emit('setCurrentStory', { storyId, viewMode: 'story' });
      const isInTime = await until(() => hasEnded, 10_000);
      for (const name of ends) channel().off(name, end);
      return isInTime;
    },
    /** Removes storybook's hidden placeholders, which axe would check every time. */
    removePlaceholders: () => {
      for (const element of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview')) {
        element.remove();
      }
    },
  };
  page.storyDriver = driver;
  return driver;
};

/** The window of a driven page. */
export type DrivenWindow = Window & { storyDriver: ReturnType<typeof installDriver> };
