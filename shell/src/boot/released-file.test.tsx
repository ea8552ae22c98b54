import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cancelPending, prepareReleasedFile } from './released-file';
import { releasedScriptUrl, scriptPolicyName } from './script-policy';

const hashOf = (content: string, digest: 'base64' | 'base64url') => createHash('sha256').update(content).digest(digest);

const scriptOf = (url: string): HTMLScriptElement => Object.assign(document.createElement('script'), { src: url });
const styleOf = (url: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });

describe('a released file', () => {
  // contents whose hashes contain every character that base64url encodes differently
  it.each(['a', 'b', 'c', 'd', 'e'])('is rejected when its content does not match its name (%s)', (content) => {
    const name = `/r/mf-account/1.0.0/hub.${hashOf(content, 'base64url')}`;
    for (const element of [scriptOf(`${name}.js`), styleOf(`${name}.css`)]) {
      prepareReleasedFile(element);
      expect(element.integrity).toBe(`sha256-${hashOf(content, 'base64')}`);
    }
  });

  it('uses the hash of the release when its name contains none', () => {
    const entry = scriptOf('/r/mf-account/1.0.0/remote.js');
    prepareReleasedFile(entry, 'sha256-x');
    expect(entry).toMatchObject({ integrity: 'sha256-x', src: 'http://portal.test/r/mf-account/1.0.0/remote.js' });
    const dev = scriptOf('http://localhost:3100/mf-account/hub.js');
    prepareReleasedFile(dev);
    expect(dev.integrity).toBe('');
  });

  it('gets a new address for every further request', () => {
    const address = '/r/mf-account/1.0.0/again';
    const addresses = [1, 2, 3].map(() => {
      const script = scriptOf(`${address}.js`);
      const style = styleOf(`${address}.css`);
      prepareReleasedFile(script);
      prepareReleasedFile(style);
      return [script.getAttribute('src'), style.getAttribute('href')];
    });
    expect(addresses[0]).toEqual([`${address}.js`, `${address}.css`]);
    expect(addresses[1]).toEqual([
      `http://portal.test${address}.js?retry=1`,
      `http://portal.test${address}.css?retry=1`,
    ]);
    expect(addresses[2]?.[0]).toBe(`http://portal.test${address}.js?retry=2`);
  });

  it('counts as failed after 120 s, in every build [SHELL-204]', () => {
    const build = readFileSync(join(__dirname, '../../../shared-kit/tooling/webpack/web.mjs'), 'utf8');
    expect(build).toMatch(/chunkLoadTimeout = 120_000;[\s\S]*output: \{[^}]*chunkLoadTimeout,/);
  });

  it('can be cancelled: waiting callers are told at once, finished and other files are unaffected', () => {
    const told: string[] = [];
    const add = (name: string, element: HTMLScriptElement | HTMLLinkElement, isPending: boolean) => {
      element.onerror = isPending ? () => told.push(name) : null;
      element.addEventListener('error', () => element.remove());
      document.head.append(element);
    };
    add('script', scriptOf('/r/mf-account/1.0.0/a.js'), true);
    add('style', styleOf('/r/mf-account/1.0.0/a.css'), true);
    add('finished', scriptOf('/r/mf-account/1.0.0/b.js'), false);
    add('other', scriptOf('/r/mf-passes/1.0.0/a.js'), true);
    cancelPending('/r/mf-account/1.0.0/');
    expect(told).toEqual(['script', 'style']);
    document.head.replaceChildren();
  });
});

describe('scripts', () => {
  it("are accepted only from the releases of this portal or from a developer's machine", () => {
    for (const foreign of ['https://evil.example/r/a.js', '/uploads/a.js', 'data:text/javascript,alert(1)']) {
      expect(() => releasedScriptUrl(foreign)).toThrow(TypeError);
    }
    for (const own of ['/r/mf-account/1.0.0/remote.js', 'http://localhost:3100/remote.js']) {
      expect(releasedScriptUrl(own)).toBe(own);
    }
    const build = readFileSync(join(__dirname, '../../../shared-kit/tooling/webpack/web.mjs'), 'utf8');
    expect(build).toContain(`trustedTypesPolicy = '${scriptPolicyName}'`);
  });
});
