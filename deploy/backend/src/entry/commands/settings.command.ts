import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand } from './organizer-command';

type Value = string | number | boolean | null;

/** `quota_car=5`, `is_edit=false`, `visa_simple_deadline=none`, `title_eng="Techno Forum"`. */
const valueOf = (text: string): Value => {
  if (text === 'none') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
};

const changeOf = (words: string[]): Record<string, Value> => {
  const pairs = words.map((word): [string, Value] => {
    const [, name, text] = /^([a-z_]+)=(.+)$/s.exec(word) ?? [];
    if (name === undefined || text === undefined) throw new WrongUsage();
    return [name, valueOf(text)];
  });
  if (pairs.length === 0) throw new WrongUsage();
  return Object.fromEntries(pairs);
};

const requireId = (id = ''): string => {
  if (!/^\d+$/.test(id)) throw new WrongUsage();
  return id;
};

/** Changes one row by `set 1 key=value …` and prints the result. */
const set = async (api: OrganizerApi, path: string, [id, ...words]: string[]): Promise<string> => {
  const change = changeOf(words);
  const row = await api.call<Record<string, Value>>('PATCH', `${path}/${requireId(id)}`, change);
  return Object.keys(change)
    .map((name) => `${name}: ${String(row[name])}`)
    .join('\n');
};

/** `exhibitions list`, `exhibitions set 1 started_at=2026-06-16 …`. */
export const exhibitionsCommand: OrganizerCommand = {
  usage: [
    'exhibitions list                                                    all exhibitions with their days',
    'exhibitions set 1 ended_at=2026-06-20 visa_simple_deadline=none     change dates and settings; open tabs follow',
    'exhibitions set 1 second_factor_from=2026-06-01                     administrators need a second factor from then on; none ends it',
  ],
  run: async (api, [verb, ...words]) => {
    if (verb === 'set') return set(api, 'exhibitions', words);
    if (verb !== 'list' || words.length > 0) throw new WrongUsage();
    const rows = await api.call<{ id: number; title_rus: string; started_at: string; ended_at: string }[]>(
      'GET',
      'exhibitions?per_page=100',
    );
    return rows.map((row) => `${row.id}  ${row.started_at} to ${row.ended_at}  ${row.title_rus}`).join('\n');
  },
};

/** `participants list 1`, `participants set 101 quota_certificate=40`, `participants code 101 admin`, `participants restore 113`. */
export const participationsCommand: OrganizerCommand = {
  usage: [
    'participants list 1                                                 participations of an exhibition',
    'participants set 101 quota_certificate=40 is_edit=true              change quotas and flags',
    'participants restore 113                                            bring a deleted sub-exhibitor back within 30 days',
    'participants code 101 admin anna@firm.example                       a code by which one person joins; the e-mail may be left out',
  ],
  run: async (api, [verb, ...words]) => {
    if (verb === 'set') return set(api, 'participants', words);
    if (verb === 'code' && (words.length === 2 || words.length === 3)) {
      const [id, role, email = null] = words;
      return (await api.call<{ code: string }>('POST', `participants/${requireId(id)}/codes`, { role, email })).code;
    }
    if (verb === 'restore' && words.length === 1) {
      await api.call('POST', `participants/${requireId(words[0])}/restore`);
      return `Participation ${words[0]} is back`;
    }
    if (verb !== 'list' || words.length !== 1) throw new WrongUsage();
    const rows = await api.call<{ id: number; type: string; name_rus: string; user_count: number }[]>(
      'GET',
      `participants?per_page=100&exhibition_id=${requireId(words[0])}`,
    );
    return rows.map((row) => `${row.id}  ${row.type}  ${row.name_rus}  users: ${row.user_count}`).join('\n');
  },
};

interface UserLine {
  id: number;
  email: string;
  role: string;
  invite: string;
}
const line = ({ id, email, role, invite }: UserLine): string => `${id}  ${email}  ${role}  ${invite}`;

/** `users list 101`, `users invite 101 a@b.example admin`, `users role 101 7 edit`, `users remove 101 7`. */
export const usersCommand: OrganizerCommand = {
  usage: [
    'users list 101                                                      users of a participation',
    'users invite 101 anna@firm.example admin                            give a person access; the e-mail has the link',
    'users role 101 7 edit                                               change the role of user 7',
    'users remove 101 7                                                  take the access away',
  ],
  run: async (api, [verb, participation, ...words]) => {
    const path = `participants/${requireId(participation)}/users`;
    const [first = '', second = ''] = words;
    if (verb === 'list' && words.length === 0) return (await api.call<UserLine[]>('GET', path)).map(line).join('\n');
    if (verb === 'invite' && words.length === 2) {
      return line(await api.call<UserLine>('POST', path, { email: first, role: second }));
    }
    if (verb === 'role' && words.length === 2) {
      return line(await api.call<UserLine>('PUT', `${path}/${requireId(first)}`, { role: second }));
    }
    if (verb === 'remove' && words.length === 1) {
      await api.call('DELETE', `${path}/${requireId(first)}`);
      return `User ${first} has no access any more`;
    }
    throw new WrongUsage();
  },
};
