/** A label with a lower-case first letter, as part of a sentence. */
export const withinSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
