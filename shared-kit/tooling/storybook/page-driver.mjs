/* global document, location, requestAnimationFrame -- this function runs inside the page, before its own scripts */

/**
 * Drives storybook's preview from inside the page: a walk asks for a story or another look in one message and goes on when it
 * is drawn. Installed as `storyDriver`; it must not use anything from outside.
 */
export const installDriver = () => {
  const patience = 30_000;
  const ends = ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  const channel = () => globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const has = (name) => document.body.classList.contains(name);
  const isBroken = () => has('sb-show-errordisplay');
  let shown = new URLSearchParams(location.search).get('id') ?? '';

  /** @returns {Promise<boolean>} whether it held in time */
  const until = async (holds, milliseconds) => {
    const end = performance.now() + milliseconds;
    while (!holds()) {
      if (performance.now() > end) return false;
      await frame();
    }
    return true;
  };

  /**
   * Waits until the story is drawn in this look.
   * @returns {Promise<string | null>} what storybook says where the story should be
   */
  const settle = async ({ theme, locale }) => {
    const isDrawn = () => {
      const { dataset, lang } = document.documentElement;
      return has('sb-show-main') && !has('sb-show-preparing-story') && dataset.theme === theme && lang === locale;
    };
    if (!(await until(() => isBroken() || isDrawn(), patience))) return 'The story was not drawn in 30 s';
    await document.fonts.ready;
    await frame();
    await frame();
    // parts of remotes ask their API in memory first
    if (shown.startsWith('remotes-')) await until(() => document.querySelector('[aria-busy="true"]') === null, 3000);
    // what loads shows nothing for 200 ms
    if (document.querySelector('[aria-busy="true"]')) await new Promise((resolve) => setTimeout(resolve, 250));
    return isBroken() ? document.getElementById('error-message').innerText : null;
  };

  globalThis.storyDriver = {
    settle,
    /** Changes theme and language of the open story, as the toolbar does. */
    switchTo: (look) => {
      channel().emit('updateGlobals', { globals: look });
      return settle(look);
    },
    /** Goes on to another story inside the open page, as the list of stories does: no file is loaded twice. */
    goOn: async (storyId, look) => {
      shown = storyId;
      await new Promise((resolve) => {
        // the look changes first: what is drawn then is the story of before
        const done = (drawn) => {
          if (typeof drawn === 'string' && drawn !== storyId) return;
          for (const end of ends) channel().off(end, done);
          resolve();
        };
        for (const end of ends) channel().on(end, done);
        channel().emit('updateGlobals', { globals: look });
        channel().emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
      return settle(look);
    },
    /** Takes away what storybook keeps hidden beside the story: a judge of the whole document would read it every time. */
    removePlaceholders: () => {
      for (const element of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview')) {
        element.remove();
      }
    },
  };
};
