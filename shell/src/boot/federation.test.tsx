import type { PageRemoteVersion } from '@fairfront/shared-kit/platform/release';
import { startFederation } from './federation';
import { EntryLoadError } from './part-loader';

// the build generates these modules from the folders of the kit
jest.mock('@fairfront/shared-kit/shared-entries', () => ({
  sharedEntries: { '@fairfront/shared-kit/platform': () => Promise.resolve({}) },
}));
jest.mock('./shared-versions', () => ({ sharedVersions: new Proxy({}, { get: () => '1.0.0' }) }));

const remote = (container: string): PageRemoteVersion => ({
  version: '1.0.0',
  container,
  entry: `http://portal.test/r/mf-${container}/1.0.0/remote.js`,
  integrity: 'sha256-x',
});
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
/** Waits until the runtime requests an entry, which takes a few microtasks. */
const requested = async (count = 1): Promise<HTMLScriptElement | undefined> => {
  for (let turn = 0; turn < 100 && scripts().length < count; turn += 1) await Promise.resolve();
  return scripts()[0];
};
const offer = (container: string, definition: object) =>
  Object.assign(window, {
    [container]: { init: () => undefined, get: () => Promise.resolve(() => ({ default: definition })) },
  });

describe('the federation', () => {
  const federation = startFederation();

  it('loads the entry of a remote with the hash of the release', async () => {
    const loading = federation.loadDefinition(remote('account'));
    const script = await requested();
    expect(script).toMatchObject({ src: remote('account').entry, integrity: 'sha256-x', async: true });
    expect(script?.crossOrigin).toBeNull();
    offer('account', { tiles: {} });
    script?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toEqual({ tiles: {} });
    expect(scripts()).toEqual([]);
  });

  it('reports an entry that did not arrive and requests it again from another address', async () => {
    const first = federation.loadDefinition(remote('late'));
    (await requested())?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toBeInstanceOf(EntryLoadError);
    const second = federation.loadDefinition(remote('late'));
    const script = await requested();
    expect(script?.src).toBe(`${remote('late').entry}?retry=1`);
    offer('late', { screens: {} });
    script?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toEqual({ screens: {} });
  });

  it('does not blame the network for an entry that defines nothing', async () => {
    const loading = federation.loadDefinition(remote('empty'));
    (await requested())?.dispatchEvent(new Event('load'));
    await expect(loading).rejects.not.toBeInstanceOf(EntryLoadError);
  });

  it('runs an evicted entry again', async () => {
    federation.evict(remote('account'));
    const loading = federation.loadDefinition(remote('account'));
    const script = await requested();
    offer('account', { tiles: { again: {} } });
    script?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toEqual({ tiles: { again: {} } });
  });

  it('is listed with its remotes in the data that the devtools read', () => {
    const { __FEDERATION__: global } = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { name: string; options: { remotes: { name: string }[]; shared: object } }[];
        moduleInfo: Record<string, object>;
      };
    };
    const shell = global.__INSTANCES__.find(({ name }) => name === 'fairfront_shell');
    expect(shell?.options.remotes.map(({ name }) => name)).toEqual(expect.arrayContaining(['account', 'late']));
    expect(global.moduleInfo).toMatchObject({
      fairfront_shell: { remotesInfo: { account: { matchedVersion: '1.0.0' }, late: { matchedVersion: '1.0.0' } } },
      'account:1.0.0': { remoteEntry: remote('account').entry },
    });
    expect(Object.keys(shell?.options.shared ?? {})).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'dayjs', 'formik', 'yup', '@fairfront/shared-kit/platform']),
    );
  });
});
