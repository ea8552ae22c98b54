import { Type, type Static } from 'typebox';

export const SpellingError = Type.Object(
  {
    position: Type.Integer({ minimum: 0, description: 'Position of its first character, in code points of the text' }),
    length: Type.Integer({ minimum: 1, description: 'In code points' }),
    suggestions: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20, description: 'Best suggestion first' }),
  },
  { title: 'SpellingError' },
);
export type SpellingError = Static<typeof SpellingError>;

/** The languages of the descriptions. */
export const spellingLanguages = ['ru', 'en'] as const;
export type SpellingLanguage = (typeof spellingLanguages)[number];

/** Maximum code points per request; the screen splits longer texts. */
export const spellingTextLimit = 1000;
