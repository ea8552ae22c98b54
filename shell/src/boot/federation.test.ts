import type { PageRemoteVersion } from '@fairfront/shared-kit/platform/release';
import type { Federation } from './federation';

const url = '/r/mf-account/1.0.0/remote.js';
const remote = { version: '1.0.0', container: 'account', entry: url, integrity: 'sha384-x' } as PageRemoteVersion;
const definition = { screens: {} };

type Scope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>;

describe('the federation', () => {
  let federation: Omit<Federation, 'abandon'>;
  let scopes: Scope[];

  beforeEach(async () => {
    Object.assign(globalThis, {
      FAIRFRONT_SHARED_VERSIONS: { react: '19.3.1', 'react-dom': '19.3.1', formik: '2.4.9', yup: '1.7.1' },
    });
    scopes = [];
    const { startFederation } = await import('./federation');
    federation = startFederation();
  });
  afterEach(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    Reflect.deleteProperty(window, 'account');
  });

  const script = () => document.querySelector('script');
  /** The entry has come; what it runs leaves a container. */
  const answer = (get: () => Promise<() => unknown> = () => Promise.resolve(() => ({ default: definition }))) => {
    Object.assign(window, { account: { init: (scope: Scope) => void scopes.push(scope), get } });
    script()?.dispatchEvent(new Event('load'));
  };

  it('hands the one copy of a shared package to the container of a remote and returns its definition', async () => {
    const loading = federation.loadDefinition(remote);
    expect(script()).toMatchObject({ integrity: 'sha384-x', src: `http://portal.test${url}` });
    answer();
    await expect(loading).resolves.toBe(definition);
    const [scope] = scopes;
    expect(Object.keys(scope?.react ?? {})).toEqual(['19.3.1']);
    const factory = await scope?.react?.['19.3.1']?.get();
    expect(factory?.()).toMatchObject({ useState: (await import('react')).useState });
  });

  it('loads an entry once, whoever asks', async () => {
    const both = Promise.all([federation.loadDefinition(remote), federation.loadDefinition(remote)]);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    answer();
    await expect(both).resolves.toEqual([definition, definition]);
    await expect(federation.loadDefinition(remote)).resolves.toBe(definition);
    expect(scopes).toHaveLength(1);
  });

  it('asks for the entry again, at a new address, after it did not come or defined nothing', async () => {
    const first = federation.loadDefinition(remote);
    script()?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toMatchObject({ name: 'EntryLoadError' });

    const second = federation.loadDefinition(remote);
    expect(script()?.src).toBe(`http://portal.test${url}?retry=1`);
    script()?.dispatchEvent(new Event('load'));
    await expect(second).rejects.toThrow(`${url} defines no container account`);

    const third = federation.loadDefinition(remote);
    expect(script()?.src).toBe(`http://portal.test${url}?retry=2`);
    answer();
    await expect(third).resolves.toBe(definition);
  });

  it('runs the entry again when it is told to forget it', async () => {
    const loading = federation.loadDefinition(remote);
    answer();
    await loading;
    federation.forget(remote);
    expect('account' in window).toBe(false);
    const again = federation.loadDefinition(remote);
    answer(() => Promise.resolve(() => ({ default: { tiles: {} } })));
    await expect(again).resolves.toEqual({ tiles: {} });
  });
});
