import { act, waitFor } from '@testing-library/react';
import ru from '../locales/ru.json';
import words from '../locales/ru.embed.json';
import { optionsOf } from './embed-options';
import { mountEmbed } from './main';

/** Whether the Russian texts load. */
const mockTexts = { come: false };
jest.mock('./texts-ru', () => {
  if (!mockTexts.come) throw new Error('Loading chunk texts-ru failed');
  return jest.requireActual<object>('./texts-ru');
});

it('a failed load of the texts is reported with built-in texts to visitor, page and console, and can be retried [CAT-273]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 500 }));
  const emit = jest.fn();
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const options = optionsOf({ participantId: 101 }, 'https://portal.test');
  const mounted = await act(async () =>
    mountEmbed({ root, giver: { token: 'of-the-page' }, emit, onClosed: () => undefined }, options),
  );
  await waitFor(() => expect(root).toHaveTextContent(words.failed));
  const reason = 'Error: Loading chunk texts-ru failed';
  expect(emit.mock.calls).toEqual([['error', { code: 'load_failed', message: words.failed, reason }]]);
  expect(logged).toHaveBeenCalledWith('fairfront-catalog: the texts failed to load', expect.any(Error));
  mockTexts.come = true;
  const retry = root.querySelector('button');
  expect(retry).toHaveTextContent(words.retry);
  await act(async () => retry?.click());
  await waitFor(() => expect(root).toHaveTextContent(ru.embed.failed));
  await act(async () => mounted.unmount());
});
