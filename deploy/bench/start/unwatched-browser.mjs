import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

/**
 * A browser whose pages are not watched during measurements. Playwright always listens to the network of a page.
 * @param {string} executablePath of Chromium
 * @returns functions that open pages and close the browser
 */
export const startUnwatchedBrowser = async (executablePath) => {
  const profile = mkdtempSync(join(tmpdir(), 'fairfront-browser-'));
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const child = spawn(
    executablePath,
    [...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const address = await new Promise((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      const [, found] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`Chromium did not start: ${output}`)));
  });
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });

  const calls = new Map();
  socket.on('message', (text) => {
    const { id, result, error } = JSON.parse(String(text));
    const call = calls.get(id);
    calls.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  let last = 0;
  const send = (/** @type {string} */ method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      calls.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });

  return {
    /**
     * Opens a page in a separate context with an empty cache.
     * @param {{ width: number, height: number, locale: string, slowdown: number, scripts: string[] }} options factor of
     * the CPU
     *   slowdown; scripts that run before those of the page
     */
    open: async ({ width, height, locale, slowdown, scripts }) => {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, width, height });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      /**
       * @param {string} method
       * @param {object} [params]
       */
      const command = (method, params) => send(method, params, sessionId);
      await command('Page.enable');
      await command('Emulation.setLocaleOverride', { locale });
      await command('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const source of scripts) await command('Page.addScriptToEvaluateOnNewDocument', { source });
      /**
       * Evaluates an expression in the page and resolves to its value, or to that of its promise.
       * @param {string} expression
       */
      const evaluate = async (expression) => {
        const { result, exceptionDetails } = await command('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      };
      return {
        goto: (/** @type {string} */ url) => command('Page.navigate', { url }),
        evaluate,
        /**
         * Waits until a condition, a function of the page, is true, checking it in every frame.
         * @param {() => unknown} condition
         */
        wait: (condition) =>
          evaluate(`new Promise((resolve) => {
            const check = () => {
              const value = (${condition})();
              if (value) resolve(value);
              else requestAnimationFrame(check);
            };
            check();
          })`),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    close: async () => {
      // with a browser command: the started process may be a wrapper script, and a signal would only end that
      await send('Browser.close');
      socket.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
