/**
 * What a screen may take for granted about an answer, without what a newer server may change: values of lists of names,
 * further members, formats. A text names a kind: `s` text, `n` number, `b` true or false, `*` anything, `#Name` a named shape;
 * a question mark at its end allows null, one at the end of a key allows its absence. A list has one member: the shape of its
 * items.
 */
export type AnswerShape = string | readonly [AnswerShape] | { readonly [key: string]: AnswerShape };

/** The shapes of all reads by the path of the API document, and the named shapes that they use. */
export interface AnswerShapes {
  answers: Readonly<Record<string, AnswerShape>>;
  named: Readonly<Record<string, AnswerShape>>;
}
