const pattern = /^(https?:\/\/(?:\[[0-9a-f:.]+\]|[a-z0-9_.-]+))(?::(\d{1,5}|\*))?$/;

/**
 * The entries of a list such as `https://fair.example, http://localhost:*`, in small letters.
 * @param name of the setting, for the message
 * @throws an `Error` that names the entry that is no origin
 */
export const readEmbedOrigins = (text: string, name = 'EMBED_ORIGINS'): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      if (!pattern.test(entry)) throw new Error(`${name}: "${entry}" is no origin such as https://fair.example`);
      return entry;
    });

/**
 * Whether a page of an origin may embed a part of the portal: the list contains it, or its host with every port
 * (`http://localhost:*`).
 * @param origins of `readEmbedOrigins`
 */
export const embedOriginTest = (origins: readonly string[]): ((origin: string) => boolean) => {
  const known = new Set(origins);
  return (origin) => {
    const found = pattern.exec(origin.toLowerCase());
    if (!found || found[2] === '*') return false;
    return known.has(found[0]) || known.has(`${found[1] ?? ''}:*`);
  };
};
