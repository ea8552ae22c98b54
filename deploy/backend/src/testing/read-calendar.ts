/** A component of an iCalendar file as a strict reader sees it. */
export interface ReadComponent {
  name: string;
  /** Values by name with parameters (`DTSTART;TZID=Europe/Moscow`), texts unescaped. */
  lines: Record<string, string>;
  inside: ReadComponent[];
}

const textNames = new Set(['SUMMARY', 'DESCRIPTION', 'X-WR-CALNAME']);
const unescaped = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

/**
 * Reads an iCalendar file by the letter of RFC 5545.
 * @throws Error on bare line breaks, lines above 75 octets, broken characters, unknown grammar or unbalanced components
 */
export const readCalendar = (file: Buffer): ReadComponent => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`A bare line break: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`Longer than 75 octets: ${line}`);
  }
  const lines = physical
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const root: ReadComponent = { name: '', lines: {}, inside: [] };
  const open = [root];
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`No content line: ${line}`);
    const current = open.at(-1) ?? root;
    if (name === 'BEGIN') {
      const begun: ReadComponent = { name: value, lines: {}, inside: [] };
      current.inside.push(begun);
      open.push(begun);
    } else if (name === 'END') {
      if (current.name !== value) throw new Error(`END of ${value} inside ${current.name}`);
      open.pop();
    } else {
      if (name in current.lines) throw new Error(`${name} twice in ${current.name}`);
      current.lines[name + parameters] = textNames.has(name) ? unescaped(value) : value;
    }
  }
  const [calendar, ...rest] = root.inside;
  if (open.length !== 1 || rest.length > 0 || calendar?.name !== 'VCALENDAR') throw new Error('Not one calendar');
  return calendar;
};

/** The components of a name inside another one. */
export const componentsOf = ({ inside }: ReadComponent, name: string): ReadComponent[] =>
  inside.filter((component) => component.name === name);
