import { storedTheme } from '@fairfront/shared-kit/platform';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The selected theme; `auto` follows the system (DESIGN §2). */
export const currentTheme = (): Theme => themes.find((theme) => theme === storedTheme.read()) ?? 'auto';

const writeDocument = () => {
  const theme = currentTheme();
  if (theme === 'auto') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
};

export const chooseTheme = (theme: Theme): void => storedTheme.write(theme === 'auto' ? null : theme);

/** Applies the stored theme and follows changes to it, also from other tabs. */
export const startTheme = (): void => {
  writeDocument();
  storedTheme.subscribe(writeDocument);
};
