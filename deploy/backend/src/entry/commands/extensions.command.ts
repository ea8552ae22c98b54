import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand } from './organizer-command';

interface Line {
  id: number;
  kind: string;
  status: string;
  asked_until: string;
  granted_until: string | null;
  reason: string;
  comment: string | null;
  exhibitor: { id: number; name_rus: string };
}

const line = ({ id, kind, status, asked_until, granted_until, reason, comment, exhibitor }: Line): string =>
  [
    `${id}  ${status}  ${kind}  ${exhibitor.id} ${exhibitor.name_rus}`,
    `asked until ${asked_until}${granted_until === null ? '' : `, granted until ${granted_until}`}`,
    reason.replace(/\s+/g, ' '),
    ...(comment === null ? [] : [`answer: ${comment}`]),
  ].join('; ');

const states = ['pending', 'granted', 'refused', 'withdrawn'];

const requireId = (id = ''): string => {
  if (!/^\d+$/.test(id)) throw new WrongUsage();
  return id;
};

const list = async (api: OrganizerApi, [exhibition, status, ...rest]: string[]): Promise<string> => {
  if (rest.length > 0 || (status !== undefined && !states.includes(status))) throw new WrongUsage();
  const query = `?per_page=100${status === undefined ? '' : `&status=${status}`}`;
  const lines = await api.call<Line[]>('GET', `exhibitions/${requireId(exhibition)}/extensions${query}`);
  return lines.length === 0 ? 'No requests' : lines.map(line).join('\n');
};

/** `extensions list 1`, `extensions grant 3 2026-06-01 "comment"`, `extensions refuse 3 "comment"`, `extensions rule …`. */
export const extensionsCommand: OrganizerCommand = {
  usage: [
    'extensions list 1 [pending|granted|refused|withdrawn]               requests for later deadlines of an exhibition',
    'extensions grant 3 2026-06-01 ["comment"]                           grant request 3 until that day',
    'extensions refuse 3 "comment"                                       refuse it; the company reads the comment',
    'extensions rule 1 car-passes 2026-06-01 ["note ru" "note en"]       last possible day of a kind; none: never extended',
  ],
  run: async (api, [verb, ...words]) => {
    if (verb === 'list') return list(api, words);
    const [first, second, third, fourth] = words;
    if (verb === 'grant' && second !== undefined && fourth === undefined) {
      const body = { until: second, ...(third === undefined ? {} : { comment: third }) };
      return line(await api.call<Line>('POST', `extensions/${requireId(first)}/grant`, body));
    }
    if (verb === 'refuse' && second !== undefined && third === undefined)
      return line(await api.call<Line>('POST', `extensions/${requireId(first)}/refuse`, { comment: second }));
    if (verb === 'rule' && second !== undefined && third !== undefined && words.length <= 5) {
      const [, , , note_rus = null, note_eng = null] = words;
      const until = third === 'none' ? null : third;
      await api.call('PUT', `exhibitions/${requireId(first)}/extension-rules/${encodeURIComponent(second)}`, {
        ...{ until, note_rus, note_eng },
      });
      return `${second}: ${until ?? 'never extended'}`;
    }
    throw new WrongUsage();
  },
};
