/** A browser as users call it; product names are the same in both languages. */
export interface Device {
  kind: 'computer' | 'phone' | 'tablet' | 'program';
  /** Null if unknown. */
  browser: string | null;
  system: string | null;
}

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first match counts: most browsers include the names of others. */
const browsers: Names = [
  [/\bYaBrowser\//, 'Yandex'],
  [/\bEdgi?A?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bUbuntu\b/, 'Ubuntu'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

const kindOf = (userAgent: string): Device['kind'] => {
  if (!userAgent.startsWith('Mozilla/')) return 'program';
  if (/\biPad\b/.test(userAgent) || (/\bAndroid\b/.test(userAgent) && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return /\biPhone\b|\bMobile\b/.test(userAgent) ? 'phone' : 'computer';
};

/**
 * Parses a User-Agent header: enough for users to recognise their devices; nothing depends on it.
 * @param userAgent as sent, empty if there was none
 */
export const deviceOf = (userAgent: string): Device => ({
  kind: kindOf(userAgent),
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
