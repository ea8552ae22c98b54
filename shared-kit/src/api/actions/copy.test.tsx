import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderInPlatform, screen, waitFor } from '../../testing';
import { useCopy } from '.';

const Copy = () => {
  const copy = useCopy();
  return <button onClick={() => void copy('Line\nnext', { copied: 'Copied', failed: 'Not copied' })}>Copy</button>;
};

/** A browser with or without a clipboard of its own, and with or without the older way. */
const browser = (clipboard: unknown, execCommand?: () => boolean) => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
};
const copy = async () => {
  const { person, platform } = renderInPlatform(<Copy />);
  // the test person brings a clipboard of its own
  return async (clipboard: unknown, execCommand?: () => boolean) => {
    browser(clipboard, execCommand);
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(platform.log.notices.length + platform.log.errors.length).toBe(1));
    return [...platform.log.notices, ...platform.log.errors];
  };
};

/** What a browser does on `copy`: it requests the text from the page. */
const copying = (texts: string[]) => () => {
  const event = new Event('copy', { cancelable: true });
  Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => texts.push(text) } });
  document.dispatchEvent(event);
  return event.defaultPrevented;
};
const refusing = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };

afterEach(() => browser(undefined));

it('`copyText` copies through the browser’s clipboard and announces it', async () => {
  const texts: string[] = [];
  const writeText = (text: string) => Promise.resolve(void texts.push(text));
  expect(await (await copy())({ writeText })).toEqual(['Copied']);
  expect(texts).toEqual(['Line\nnext']);
});

it.each([
  ['over plain http, where there is no clipboard', undefined],
  ['where the clipboard refuses', refusing],
])(
  'the text is copied through a selection %s, which leaves nothing behind and keeps the focus',
  async (_name, clipboard) => {
    const texts: string[] = [];
    expect(await (await copy())(clipboard, copying(texts))).toEqual(['Copied']);
    expect(texts).toEqual(['Line\nnext']);
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    expect(screen.queryByText(/Line/)).toBeNull();
  },
);

it.each([
  ['the browser refuses both ways', () => false],
  ['the browser knows neither way', undefined],
])('a failed copy is reported when %s', async (_name, execCommand) => {
  expect(await (await copy())(undefined, execCommand)).toEqual(['Not copied']);
});

it('`copyText` is the only way to the clipboard in the whole portal', () => {
  const root = join(__dirname, '../../../..');
  const packages = readdirSync(root).filter((name) => /^(shell|shared-kit|mf-.+)$/.test(name));
  const sources = packages.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|testing\//.test(file))
      .map((file) => `${name}/src/${file}`),
  );
  expect(sources.length).toBeGreaterThan(300);
  const touching = sources.filter((file) =>
    /\bclipboard\s*[.[]\s*\w*write/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(touching).toEqual(['shared-kit/src/api/actions/copy-text.ts']);
});
