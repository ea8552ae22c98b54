/** The only properties by which a page changes the appearance (CAT-265). */
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

/** What a page has set of them. */
export type HostTheme = Partial<Record<(typeof themeProperties)[number], string>>;

/**
 * The theme that is shown: `auto` follows a page that has decided for a colour scheme, else the system (CAT-255).
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

/** Contrast of two colours by WCAG, 1 to 21. */
export const contrastOf = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** The least contrast of words on the primary colour. */
const leastContrast = 4.5;

const colours = themeProperties.slice(0, 5);

/**
 * What of the page's theme is used: a primary pair that cannot be read takes all five colours with it.
 * @param rgbOf the colour that a browser makes of a value; null for no colour
 * @param portal the pair of the portal's own theme, for what the page leaves out
 * @param warn reaches the developer of the page
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
  warn('fairfront-catalog: --ff-on-primary on --ff-primary has less contrast than 4.5:1, the default colours are used');
  return Object.fromEntries(Object.entries(theme).filter(([name]) => !colours.some((colour) => colour === name)));
};
