import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** The rules of stylelint that a sheet breaks, by its path; the options name the sheets. */
const brokenRules = (options: readonly string[], input = ''): Record<string, string[]> => {
  const stylelint = join(root, 'node_modules/stylelint/bin/stylelint.mjs');
  const config = join(root, 'stylelint.config.mjs');
  const { stderr } = spawnSync(process.execPath, [stylelint, '--config', config, '-f', 'json', ...options], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  const results = JSON.parse(stderr) as { source: string; warnings: { rule: string }[] }[];
  return Object.fromEntries(results.map(({ source, warnings }) => [source, warnings.map(({ rule }) => rule)]));
};

describe('the rules of styles', () => {
  const writtenOut = 'declaration-property-value-disallowed-list';
  const cases: readonly (readonly [css: string, rules: readonly string[]])[] = [
    ['.a { color: #fff; }', [writtenOut]],
    ['.a { border: 1px solid rgb(0 0 0 / 0.2); }', [writtenOut]],
    ['.a { background: linear-gradient(Red, transparent); }', ['color-named']],
    ['.a { --mine: hsl(0 0% 0%); }', [writtenOut]],
    ['.a { color: var(--ff-text) !important; }', ['declaration-no-important']],
    ['.a { & > span { margin: 0; } }', ['selector-max-type']],
    ['.a:not(button) { margin: 0; }', ['selector-max-type']],
    ['@media (width < 740px) { .a, p { margin: 0; } }', ['selector-max-type']],
    ['#a { margin: 0; }', ['selector-max-id']],
    ['.a { colour: inherit; }', ['property-no-unknown']],
    ['.a { display: blok; }', ['declaration-property-value-no-unknown']],
    ['.a { margin: 0; top: 0; margin: 0; }', ['declaration-block-no-duplicate-properties']],
    ['/* red, #fff */ .red { color: var(--ff-text); }', []],
    ['.a { color: transparent; background: color-mix(in srgb, var(--ff-accent) 32%, transparent); }', []],
    ['.a::before { content: "#fff"; outline: 2px solid Highlight; mask: linear-gradient(#000, #0000); }', []],
    ['.a:nth-child(2n + 1):lang(ru) > .b[data-state="on"] { fill: currentColor; grid-area: tan; }', []],
    ['@keyframes red { from { opacity: 0; } 50%, to { opacity: 1; } } .a { animation: red 1s; }', []],
    ['.a { background: url("data:image/svg+xml,%3Csvg fill=red%3E"); }', []],
    ['@container (width > 40rem) { .a { &:hover { margin: 0; } } }', []],
  ];
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (index: number) => join(folder, `part-${index}.module.css`);
  let broken: Record<string, string[]> = {};
  beforeAll(() => {
    cases.forEach(([css], index) => writeFileSync(fileOf(index), `${css}\n`));
    broken = brokenRules([join(folder, '*.css')]);
  });

  it.each(cases.map(([css, rules], index) => [css, rules, index] as const))('find in %j: %j', (_, rules, index) => {
    expect(broken[fileOf(index)]).toEqual(rules);
  });

  it('let the reset speak of elements, not of colours', () => {
    const reset = ['--stdin', '--stdin-filename', 'shared-kit/src/components/base.css'];
    const css = ':where(h1, p) { margin: 0; } h1 { color: black; }';
    expect(Object.values(brokenRules(reset, css))).toEqual([['color-named']]);
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
