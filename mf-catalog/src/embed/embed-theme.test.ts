import { contrastOf, themeFor, usableTheme, type HostTheme } from './embed-theme';

const rgbOf = (value: string): [number, number, number] | null => {
  const found = /^#(..)(..)(..)$/.exec(value);
  return found ? [parseInt(found[1] ?? '', 16), parseInt(found[2] ?? '', 16), parseInt(found[3] ?? '', 16)] : null;
};
const portal = { primary: '#0a5a6b', onPrimary: '#ffffff' };
const use = (theme: HostTheme) => {
  const warn = jest.fn();
  return { theme: usableTheme(theme, rgbOf, portal, warn), warnings: warn.mock.calls.length };
};

describe('the theme of a page', () => {
  it('the contrast is measured according to WCAG', () => {
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });

  it.each([
    [{ '--ff-primary': '#7a1f5c', '--ff-r-md': '2px' }, 0, ['--ff-primary', '--ff-r-md']],
    [{ '--ff-primary': '#777777', '--ff-focus': '#000000', '--ff-font': 'Georgia' }, 1, ['--ff-font']],
    [{ '--ff-primary': '#ffee00', '--ff-on-primary': '#000000' }, 0, ['--ff-primary', '--ff-on-primary']],
    [{ '--ff-on-primary': '#0a5a6b' }, 1, []],
    [{ '--ff-primary': 'no colour' }, 1, []],
    [{ '--ff-r-lg': '0' }, 0, ['--ff-r-lg']],
    [{}, 0, []],
  ])('the page theme %j causes %i warnings and keeps %j [CAT-265]', (theme, warnings, kept) => {
    const used = use(theme as HostTheme);
    expect([used.warnings, Object.keys(used.theme)]).toEqual([warnings, kept]);
  });
});

it.each([
  ['auto', 'normal', 'auto'],
  ['auto', 'dark', 'dark'],
  ['auto', 'only dark', 'dark'],
  ['auto', 'light', 'light'],
  ['auto', 'light dark', 'auto'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)('theme %s on a page with the colour scheme "%s" is %s [CAT-255]', (theme, scheme, shown) => {
  expect(themeFor(theme, scheme)).toBe(shown);
});
