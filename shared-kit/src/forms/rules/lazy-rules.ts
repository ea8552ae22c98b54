/**
 * The `validate` of a form whose rules are fetched with the first value that is typed; while they cannot be had, the server
 * alone checks.
 * @param load messages by field, by a lazy import
 */
export const lazyRules =
  <Values, Errors extends object>(load: () => Promise<(values: Values) => Errors>) =>
  async (values: Values): Promise<Errors | Record<never, never>> => {
    const check = await load().catch(() => null);
    return check ? check(values) : {};
  };
