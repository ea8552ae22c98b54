/** An e-mail in readable form; supports only our own e-mails, which have one plain part. */
export interface StoredEmail {
  from: string;
  to: string;
  subject: string;
  /** From the header; null if it is unreadable. */
  date: Date | null;
  text: string;
}

const bytesOfQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; adjacent parts are joined (RFC 2047). */
const decodeHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
          kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : bytesOfQuotedPrintable(text.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    );

/** Parses an e-mail that was written to a file. */
export const readEmail = (source: string): StoredEmail => {
  const end = /\r?\n\r?\n/.exec(source);
  const head = source.slice(0, end?.index ?? source.length).replace(/\r?\n[ \t]+/g, ' ');
  const body = end ? source.slice(end.index + end[0].length) : '';
  const header = (name: string): string =>
    decodeHeader(new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '');
  const encoding = header('content-transfer-encoding').toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? bytesOfQuotedPrintable(body)
        : Buffer.from(body, 'utf8');
  const date = new Date(header('date'));
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    date: Number.isNaN(date.getTime()) ? null : date,
    text: bytes.toString('utf8').replace(/\r\n/g, '\n').trimEnd(),
  };
};
