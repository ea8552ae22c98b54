/** Theme and language of a story, as the toolbar of storybook changes them. */
export interface Appearance {
  theme: 'light' | 'dark';
  locale: 'ru' | 'en';
}

export const themes = ['light', 'dark'] as const;
export const locales = ['ru', 'en'] as const;
