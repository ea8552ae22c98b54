/** One line of a calendar before folding: a name with its parameters, and a value that is written as it is. */
type IcsLine = readonly [name: string, value: string];

/** A component with its lines and the components inside it, in their order. */
export interface IcsComponent {
  name: 'VCALENDAR' | 'VTIMEZONE' | 'STANDARD' | 'DAYLIGHT' | 'VEVENT' | 'VALARM';
  lines: readonly IcsLine[];
  inside?: readonly IcsComponent[];
}

const longestLine = 75;

/** A value of type TEXT (RFC 5545, 3.3.11); control characters other than line breaks are removed. */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- removes exactly these characters
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Folds a line at 75 octets; continuation lines begin with a space, and no character is split (RFC 5545, 3.1). */
export const foldLine = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
};

const linesOf = ({ name, lines, inside = [] }: IcsComponent): string[] => [
  `BEGIN:${name}`,
  ...lines.map(([key, value]) => foldLine(`${key}:${value}`)),
  ...inside.flatMap(linesOf),
  `END:${name}`,
];

/** The text of a calendar, with lines that end with CRLF (RFC 5545, 3.1). */
export const writeIcs = (calendar: IcsComponent): string => `${linesOf(calendar).join('\r\n')}\r\n`;

const basic = (iso: string): string => iso.slice(0, 19).replace(/[-:]/g, '');

/** An instant in UTC, `20260609T205959Z`. */
export const icsUtc = (instant: number): string => `${basic(new Date(instant).toISOString())}Z`;

/** A local time, given as if it were UTC: `20260609T235959`. */
export const icsLocal = (clock: number): string => basic(new Date(clock).toISOString());

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** A duration before the start of an event, `-P7DT13H59M59S`. @param seconds more than 0 */
export const icsBefore = (seconds: number): string => {
  const time = [
    [Math.floor((seconds % day) / hour), 'H'],
    [Math.floor((seconds % hour) / minute), 'M'],
    [seconds % minute, 'S'],
  ] as const;
  const days = Math.floor(seconds / day);
  const clock = time.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
  return `-P${days > 0 ? `${days}D` : ''}${clock && `T${clock}`}`;
};
