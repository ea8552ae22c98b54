/** Serialises JSON for use inside a script element: nothing in it can end the element or open a comment. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
