/** A quoted field: its end, and whether it is terminated correctly. */
interface QuotedField {
  /** After the closing quote. */
  end: number;
  isClosed: boolean;
}

const isLineBreak = (sign: string | undefined): boolean => sign === '\r' || sign === '\n';

const quotedField = (text: string, start: number, delimiter: string): QuotedField => {
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') at += 1;
    else if (text[at + 1] === '"') at += 2;
    else {
      const next = text[at + 1];
      return { end: at + 1, isClosed: next === undefined || next === delimiter || isLineBreak(next) };
    }
  }
  return { end: text.length, isClosed: false };
};

/**
 * An unpaired quotation mark would pull the rows below it into its cell. It is escaped as a literal, so that every line
 * stays a row; cells with line breaks and correct quotes stay whole.
 * @returns the text with such quotes escaped, and the rows that contain them, from 1
 */
export const withoutStrayQuotes = (text: string, delimiter: string): { text: string; rows: number[] } => {
  const rows: number[] = [];
  const parts: string[] = [];
  let copied = 0;
  let at = 0;
  let row = 1;
  let isFieldStart = true;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"' && isFieldStart) {
      const { end, isClosed } = quotedField(text, at, delimiter);
      const hasPair = isClosed || (end < text.length && !/[\r\n]/.test(text.slice(at, end)));
      isFieldStart = false;
      if (hasPair) {
        at = end;
        continue;
      }
      let stop = at;
      while (stop < text.length && text[stop] !== delimiter && !isLineBreak(text[stop])) stop += 1;
      parts.push(text.slice(copied, at), `"${text.slice(at, stop).replaceAll('"', '""')}"`);
      rows.push(row);
      copied = stop;
      at = stop;
      continue;
    }
    if (isLineBreak(sign)) {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      row += 1;
    }
    isFieldStart = sign === delimiter || isLineBreak(sign);
    at += 1;
  }
  return { text: parts.length === 0 ? text : parts.join('') + text.slice(copied), rows: [...new Set(rows)] };
};
