/**
 * What a screen may take for granted about a response, without what a newer server may change: values of lists of names,
 * further members, formats. A text names a kind: `s` text, `n` number, `b` true or false, `*` anything, `#Name` a named shape;
 * a question mark at its end allows null, one at the end of a key allows its absence. A list has one member: the shape of its
 * items.
 */
export type ResponseShape = string | readonly [ResponseShape] | { readonly [key: string]: ResponseShape };

/** The shapes of all reads by the path of the API document, and the named shapes that they use. */
export interface ResponseShapes {
  responses: Readonly<Record<string, ResponseShape>>;
  named: Readonly<Record<string, ResponseShape>>;
}
