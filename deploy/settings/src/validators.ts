import { EnvError, makeValidator } from 'envalid';

/** A whole number from 0. */
export const whole = makeValidator<number>((text) => {
  if (!/^\d{1,9}$/.test(text)) throw new EnvError(`must be a whole number, but it is "${text}"`);
  return Number(text);
});

/** An address. It may contain a password, so no error repeats it. @param example for the error */
export const address = (pattern: RegExp, example: string) =>
  makeValidator<string>((text) => {
    if (!pattern.test(text)) throw new EnvError(`must be an address such as ${example}`);
    return text;
  });

/** Entries between commas. @param example for the error */
export const list = (isEntry: (entry: string) => boolean, example: string) =>
  makeValidator<string[]>((text) => {
    const entries = text.split(',').flatMap((entry) => entry.trim() || []);
    const wrong = entries.find((entry) => !isEntry(entry));
    if (wrong !== undefined) throw new EnvError(`must be a list of entries such as ${example}, but one is "${wrong}"`);
    return entries;
  });
