/** Theme and language of a story, like in the toolbar of storybook. A new language needs a new document. */
export interface Appearance {
  theme: 'light' | 'dark';
  locale: 'ru' | 'en';
}

export const themes = ['light', 'dark'] as const;
export const locales = ['ru', 'en'] as const;
