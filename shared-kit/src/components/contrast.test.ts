import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
