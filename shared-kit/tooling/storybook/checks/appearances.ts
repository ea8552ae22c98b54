/** Theme and language of a story, as the toolbar of storybook changes them: the language with a fresh document. */
export interface Appearance {
  theme: 'light' | 'dark';
  locale: 'ru' | 'en';
}

export const themes = ['light', 'dark'] as const;
export const locales = ['ru', 'en'] as const;
