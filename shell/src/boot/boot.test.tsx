import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient, QueryClientProvider } from '@fairfront/shared-kit/platform';
import { releaseSchema, type PageRelease } from '@fairfront/shared-kit/platform/release';
import { readPage } from './page';
import { rememberPageHints } from './page-hints';
import { RemoteBoundary, RemotesProvider, usePart } from './remote-parts';
import { createRemotes } from './remotes';

const title = { ru: 'Профиль', en: 'Profile' };
const release: PageRelease = {
  schema: releaseSchema,
  revision: 3,
  shell: '1.0.0',
  remotes: {
    'mf-account': {
      version: '1.0.0',
      container: 'account',
      entry: '/r/mf-account/1.0.0/remote.js',
      integrity: 'sha384-x',
      previous: null,
      offers: {
        tiles: {},
        checklist: {},
        commands: {},
        modals: { 'event-modal-users': { title, size: 'md' } },
        screens: { profile: { path: '/profile' } },
        realtime: [],
      },
    },
  },
};
const config = { apiBase: '/api', realtime: null, contacts: {}, tokenSignIn: true, sessionReplay: null };

describe('page payload', () => {
  const pageWith = (payload: string): Document =>
    new DOMParser().parseFromString(
      `<script type="application/json" id="fairfront-page">${payload}</script>`,
      'text/html',
    );

  it('provides the release, the configuration and the calls that are already sent [SHELL-435]', () => {
    const page = pageWith(JSON.stringify({ release, config }));
    expect(readPage(page)).toEqual({ release, config, startedCalls: [] });
    const sent = { url: 'http://portal.test/api/auth/user' };
    Object.assign(window, { fairfrontCalls: [sent] });
    expect(readPage(page).startedCalls).toEqual([sent]);
    Reflect.deleteProperty(window, 'fairfrontCalls');
  });

  it('rejects a page without a payload or with a release of another format generation', () => {
    expect(() => readPage(new DOMParser().parseFromString('', 'text/html'))).toThrow('#fairfront-page');
    const other = JSON.stringify({ release: { ...release, schema: releaseSchema + 1 }, config });
    expect(() => readPage(pageWith(other))).toThrow(/RELEASE_SCHEMA/);
  });

  it('writes hints for the next page and removes the company', () => {
    rememberPageHints({ companyId: 7, locale: 'en' });
    expect(document.cookie).toBe('ff_locale=en; ff_company=7');
    rememberPageHints({ companyId: null });
    expect(document.cookie).toBe('ff_locale=en');
  });
});

describe('parts in the tree', () => {
  let crash = false;
  const Profile = () => {
    if (crash) throw new Error('no such property');
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>Profile {count}</button>;
  };
  const Screen = ({ name }: { name: string }) => {
    const view = usePart('screen', name);
    const { part: Part } = view;
    return (
      <RemoteBoundary
        place={`screen ${name}`}
        view={view}
        report={report}
        fallback={(retry) => <button onClick={retry}>Again</button>}
      >
        {view.state === 'ready' && Part ? <Part key={view.attempt} /> : <p>{view.state}</p>}
      </RemoteBoundary>
    );
  };
  const report = jest.fn();
  const draw = (name: string) => {
    const remotes = createRemotes({
      release,
      federation: {
        loadDefinition: () =>
          Promise.resolve({
            screens: { profile: { load: async () => ({ default: Profile }) } },
            locales: { ru: async () => ({ default: {} }), en: async () => ({ default: {} }) },
          }),
        cancel: () => undefined,
        evict: () => undefined,
      },
      locale: () => 'ru',
      addTexts: () => undefined,
      report,
      newestRelease: () => Promise.resolve(release),
    });
    return render(
      <QueryClientProvider client={createQueryClient()}>
        <RemotesProvider value={remotes}>
          <Screen name={name} />
        </RemotesProvider>
      </QueryClientProvider>,
    );
  };

  beforeEach(() => {
    crash = false;
    report.mockClear();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('load when they are shown and stay loaded', async () => {
    const first = draw('profile');
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Profile 0' })).toBeVisible();
    first.unmount();
  });

  it('are absent when no remote offers them', () => {
    draw('support');
    expect(screen.getByText('absent')).toBeVisible();
  });

  it('that throw are contained by their boundary and recover on retry', async () => {
    crash = true;
    draw('profile');
    const again = await screen.findByRole('button', { name: 'Again' });
    expect(report).toHaveBeenCalledWith({
      name: 'remote-crashed',
      detail: { place: 'screen profile', message: 'Error: no such property' },
    });
    crash = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Profile 0' })).toBeVisible();
  });

  it('that throw again can be retried again', async () => {
    crash = true;
    draw('profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
    await screen.findByRole('button', { name: 'Again' });
    crash = false;
    await act(async () => userEvent.click(screen.getByRole('button', { name: 'Again' })));
    expect(await screen.findByRole('button', { name: 'Profile 0' })).toBeVisible();
  });
});
