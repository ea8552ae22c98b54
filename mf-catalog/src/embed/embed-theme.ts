/** The only properties with which a page changes the appearance. */
export const themeProperties = [
  '--ff-primary',
  '--ff-primary-hover',
  '--ff-primary-soft',
  '--ff-on-primary',
  '--ff-focus',
  '--ff-r-sm',
  '--ff-r-md',
  '--ff-r-lg',
  '--ff-r-full',
  '--ff-font',
] as const;

/** The properties that the page has set. */
export type HostTheme = Partial<Record<(typeof themeProperties)[number], string>>;

/**
 * The displayed theme: `auto` follows the page's colour scheme if it has one, otherwise the system.
 * @param colorScheme of the page at the element: `normal`, `dark`, `light`, `light dark`, `only dark` …
 */
export const themeFor = (theme: 'light' | 'dark' | 'auto', colorScheme: string): 'light' | 'dark' | 'auto' => {
  const names = colorScheme.split(/\s+/).filter((name) => name === 'light' || name === 'dark');
  return theme === 'auto' && names.length === 1 ? (names[0] ?? theme) : theme;
};

type Rgb = readonly [number, number, number];

const luminance = (rgb: Rgb): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The WCAG contrast of two colours, 1 to 21. */
export const contrastOf = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** The minimum contrast of text on the primary colour. */
const leastContrast = 4.5;

const colours = themeProperties.slice(0, 5);

/**
 * The usable part of the page's theme: an unreadable primary pair discards all five colours.
 * @param rgbOf resolves a value to a colour; null if it is none
 * @param portal the primary pair of the portal's theme, for omitted values
 * @param warn reports to the developer of the page
 */
export const usableTheme = (
  theme: HostTheme,
  rgbOf: (value: string) => Rgb | null,
  portal: { primary: string; onPrimary: string },
  warn: (message: string) => void,
): HostTheme => {
  if (theme['--ff-primary'] === undefined && theme['--ff-on-primary'] === undefined) return theme;
  const primary = rgbOf(theme['--ff-primary'] ?? portal.primary);
  const onPrimary = rgbOf(theme['--ff-on-primary'] ?? portal.onPrimary);
  if (primary && onPrimary && contrastOf(primary, onPrimary) >= leastContrast) return theme;
  warn(
    'fairfront-catalog: the contrast of --ff-on-primary on --ff-primary is below 4.5:1, so the default colours are used',
  );
  return Object.fromEntries(Object.entries(theme).filter(([name]) => !colours.some((colour) => colour === name)));
};
