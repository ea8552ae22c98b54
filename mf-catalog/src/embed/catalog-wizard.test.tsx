import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { buildUser } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { CatalogWizard, type CatalogWizardProps } from './catalog-wizard';

jest.mock('./script-origin', () => ({ scriptOrigin: 'https://portal.test' }));

const asked: string[] = [];
let logged: jest.SpyInstance;
beforeEach(() => {
  asked.length = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    asked.push(new Request(request).url);
    return new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => jest.restoreAllMocks());

const inside = () => document.querySelector('[data-testid=page] > div > div')?.shadowRoot ?? null;
const page = (props: CatalogWizardProps) => (
  <StrictMode>
    <div data-testid="page">
      <CatalogWizard {...props} />
    </div>
  </StrictMode>
);

describe('the federated module', () => {
  it('the component renders in its own shadow root, uses the API of its portal and fires its events [CAT-250]', async () => {
    const onEvent = jest.fn();
    await act(async () => render(page({ participantId: 101, token: 'of-the-page', onEvent })));
    await waitFor(() => expect(inside()).toHaveTextContent(ru.embed.failed));
    expect(asked).toContain('https://portal.test/api/participants/101');
    expect(onEvent).toHaveBeenCalledWith(
      'error',
      expect.objectContaining({ code: 'load_failed', message: ru.embed.failed }),
    );
    expect(screen.getByTestId('page')).toHaveTextContent('');
  });

  it('the component renders nothing before token and texts are loaded, and requests nothing without a token [CAT-250] [CAT-273]', async () => {
    const onEvent = jest.fn();
    const { rerender } = await act(async () => render(page({ participantId: 101, onEvent })));
    await waitFor(() => expect(inside()).toHaveTextContent(ru.embed.closed.token_missing));
    expect([asked, onEvent.mock.calls.map(([, { code }]) => code)]).toEqual([[], ['token_missing']]);
    expect(inside()).not.toHaveTextContent('embed.by');
    await act(async () => rerender(page({ participantId: 101, onEvent, getToken: () => 'late' })));
    await waitFor(() => expect(asked).toContain('https://portal.test/api/participants/101'));
  });

  it('the component follows the locale without a restart, restarts with another participation and stops when removed [CAT-256]', async () => {
    const first = await act(async () => render(page({ participantId: 101, token: 'of-the-page' })));
    await waitFor(() => expect(inside()).toHaveTextContent(ru.embed.failed));
    const root = inside();
    const calls = asked.length;
    first.rerender(page({ participantId: 101, token: 'of-the-page', locale: 'en' }));
    await waitFor(() => expect(root).toHaveTextContent(en.embed.failed));
    expect([inside() === root, asked.length]).toEqual([true, calls]);
    await act(async () => first.rerender(page({ participantId: 102, token: 'of-the-page', locale: 'en' })));
    await waitFor(() => expect(asked).toContain('https://portal.test/api/participants/102'));
    expect(inside()).not.toBe(root);
    const last = inside();
    await act(async () => first.unmount());
    await waitFor(() => expect(last?.childNodes).toHaveLength(0));
  });

  it('a participation that the token does not cover is reported as unknown to visitor, page and console [CAT-273]', async () => {
    const user = { data: buildUser() };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const isUser = new Request(request).url.endsWith('/auth/user');
      const [body, status] = isUser ? [user, 200] : [{ message: 'Не найдено' }, 404];
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    });
    const onEvent = jest.fn();
    await act(async () => render(page({ participantId: 404, token: 'of-the-page', onEvent })));
    await waitFor(() => expect(inside()).toHaveTextContent(ru.embed.unknown));
    expect(inside()).not.toHaveTextContent(ru.embed.failed);
    const reason = 'no participation 404 for this token';
    expect(onEvent.mock.calls).toContainEqual([
      'error',
      { code: 'participation_unknown', message: ru.embed.unknown, reason },
    ]);
    expect(logged).toHaveBeenCalledWith(`fairfront-catalog: ${reason}`);
  });
});
