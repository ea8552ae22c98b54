const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};

/** A name from outside must not bring a path or control characters into the download folder. */
const safe = (name: string): string =>
  name
    .replace(/\p{Cc}/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();

/**
 * File name of a content-disposition header: the UTF-8 form of RFC 5987 (`filename*`), otherwise the plain one.
 * @returns null if the header contains no usable name
 */
export const fileNameOf = (header: string | null): string | null => {
  if (!header) return null;
  const extended = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /(?:^|;)\s*filename\s*=\s*([^;"\s]+)/i.exec(header)?.[1];
  const name = (extended && decoded(extended)) ?? quoted ?? bare;
  return (name && safe(name)) || null;
};
