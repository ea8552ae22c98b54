import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const judge = (...files: string[]) => {
  const script = join(__dirname, '../../tooling/style-rules.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' });
  return { stdout, stderr, status };
};

const judgeText = (css: string, name = 'part.module.css') => {
  const file = join(folder, name);
  writeFileSync(file, css);
  const { stderr, status } = judge(file);
  return {
    status,
    messages: stderr
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^.*?css:/, '')),
  };
};

describe('the rules of styles', () => {
  it('hold in all packages', () => {
    const { stderr, stdout } = judge();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d{2,} style sheets, 0 broken rules/);
  });

  it.each([
    ['.a { color: #fff; }', '1: the colour "#fff" is written out: take a token of tokens.css'],
    [
      '.a {\n  border: 1px solid rgb(0 0 0 / 0.2);\n}',
      '2: the colour "rgb(" is written out: take a token of tokens.css',
    ],
    [
      '.a { background: linear-gradient(Red, transparent); }',
      '1: the colour "Red" is written out: take a token of tokens.css',
    ],
    ['.a { --mine: hsl(0 0% 0%); }', '1: the colour "hsl(" is written out: take a token of tokens.css'],
    ['.a { color: var(--ff-text) !important; }', '1: !important'],
    ['.a { & > span { margin: 0; } }', '1: the selector names the element "span": give it a class'],
    ['.a:not(button) { margin: 0; }', '1: the selector names the element "button": give it a class'],
    ['@media (width < 740px) {\n  .a, p { margin: 0; }\n}', '2: the selector names the element "p": give it a class'],
  ])('refuse %j', (css, message) => {
    expect(judgeText(css)).toEqual({ status: 1, messages: [message] });
  });

  it.each([
    '/* red, #fff */ .red { color: var(--ff-text); }',
    '.a { color: transparent; background: color-mix(in srgb, var(--ff-accent) 32%, transparent); fill: currentColor; }',
    '.a::before { content: "#fff"; outline: 2px solid Highlight; mask: linear-gradient(#000, #0000); }',
    '.a:nth-child(2n + 1):lang(ru) > .b[data-state="on"] { animation: black 1s; grid-area: tan; }',
    '@keyframes red { from { opacity: 0; } 50%, to { opacity: 1; } }',
    '.a { background: url(data:image/svg+xml,%3Csvg fill="red"%3E); }',
    '@container (width > 40rem) { .a { &:hover { margin: 0; } } }',
  ])('allow %j', (css) => {
    expect(judgeText(css)).toEqual({ status: 0, messages: [] });
  });

  it('let the reset speak of elements, not of colours', () => {
    expect(judgeText(':where(h1, p) { margin: 0; }', 'base.css').status).toBe(0);
    expect(judgeText(':where(h1) { color: black; }', 'base.css').status).toBe(1);
  });
});

/** Declarations of the first rule whose selector has the text. */
const tokensOf = (selector: string): Record<string, string> => {
  const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const from = css.indexOf(selector);
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return Object.fromEntries([...body.matchAll(/--ff-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
};

const light = tokensOf(':root,');
const themes = {
  light,
  dark: { ...light, ...tokensOf(":root[data-theme='dark']") },
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one = '', other = ''): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  const grounds = ['canvas', 'surface', 'surface-2', 'sunken', 'raised'];
  const texts = ['text', 'text-2', 'text-3', 'primary', 'primary-hover'];
  const pairs = [
    ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
    ...['success', 'info', 'warning', 'danger', 'neutral'].map((tone) => [`${tone}-fg`, `${tone}-bg`] as const),
    ...['install', 'show', 'dismantle'].map((kind) => [`period-${kind}-fg`, `period-${kind}-bg`] as const),
    ['text', 'primary-soft'] as const,
    ['on-primary', 'primary'] as const,
    ['on-primary', 'primary-hover'] as const,
    ['on-accent', 'accent'] as const,
    ['on-brand-deep', 'brand-deep'] as const,
  ];

  it.each(pairs)('%s can be read on %s: 4.5 at least', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ['border-strong', 'focus'].flatMap((edge) => ['canvas', 'surface', 'raised'].map((ground) => [edge, ground])),
  )('%s is seen on %s: 3 at least', (edge = '', ground = '') => {
    expect(contrast(tokens[edge], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('the system preference and the chosen dark theme are the same colours', () => {
  expect(tokensOf(":root:not([data-theme='light'])")).toEqual(tokensOf(":root[data-theme='dark']"));
});
