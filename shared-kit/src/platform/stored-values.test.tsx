import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedLocale, storedStand, storedTheme, storedToken } from './stored-values';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('stored values', () => {
  it('have the documented keys, and one stand per exhibition [SHELL-145] [SHELL-146]', () => {
    storedToken.write('secret');
    storedLocale.write('en');
    storedStand(7).write('31');
    storedTheme.write('dark');
    expect({ ...localStorage }).toEqual({
      'fairfront.token': 'secret',
      'fairfront.locale': 'en',
      'fairfront.stand.7': '31',
      'fairfront.theme': 'dark',
    });
    expect(storedStand(8).read()).toBeNull();
  });

  it('are the only access to local storage in the whole portal [SHELL-145] [SHELL-146]', () => {
    const root = join(__dirname, '../../..');
    const packages = readdirSync(root).filter((name) => /^(shell|shared-kit|mf-.+)$/.test(name));
    const sources = packages.flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|testing\//.test(file))
        .map((file) => `${name}/src/${file}`),
    );
    expect(sources.length).toBeGreaterThan(300);
    const touching = sources.filter((file) => /\blocalStorage\s*[.[]/.test(readFileSync(join(root, file), 'utf8')));
    expect(touching).toEqual(['shared-kit/src/platform/stored-values.ts']);
  });

  it('report changes from this tab and from others [SHELL-146]', () => {
    const seen = jest.fn();
    const stop = storedToken.subscribe(seen);
    storedToken.write('mine');
    localStorage.setItem('fairfront.token', 'foreign');
    window.dispatchEvent(new StorageEvent('storage', { key: 'fairfront.token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'fairfront.locale' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(seen).toHaveBeenCalledTimes(3);
    expect(storedToken.read()).toBe('foreign');
    stop();
    storedToken.write(null);
    expect(seen).toHaveBeenCalledTimes(3);
  });

  it('last as long as the page if storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    storedToken.write('kept');
    expect(storedToken.read()).toBe('kept');
    storedToken.write(null);
    expect(storedToken.read()).toBeNull();
  });
});
