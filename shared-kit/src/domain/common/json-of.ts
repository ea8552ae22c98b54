/**
 * JSON of a value, whatever the page has added to the prototypes: an old library gives arrays and strings a `toJSON`, which makes
 * texts of the lists of a body. Only dates say themselves what they are.
 */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    const own = this[key];
    return own instanceof Date ? own.toISOString() : own;
  });
