import { readFile } from 'node:fs/promises';
import type { OrganizerAnnouncement } from '@fairfront/shared-kit/domain/account/api';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand } from './organizer-command';
import { idOf, noMoreWords, oneOf, readWords } from './read-words';

type Verb = (api: OrganizerApi, words: string[]) => Promise<string>;

const bytesOf = async (file: string): Promise<Buffer> =>
  readFile(file).catch(() => {
    throw new WrongUsage(`There is no file ${file} that can be read`);
  });

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(',');
  return value === null || value === undefined ? '' : String(value);
};

const line = ({
  id,
  published_at,
  read_until,
  is_compulsory,
  title_rus,
  file,
  counts,
}: OrganizerAnnouncement): string =>
  [
    String(id).padStart(6),
    published_at.slice(0, 16).replace('T', ' '),
    is_compulsory ? `read by ${read_until ?? 'everybody'}` : 'for information',
    `${counts.read} of ${counts.participations} participations`,
    title_rus,
    ...(file ? [`PDF ${file.size} bytes`] : []),
  ].join('  ');

const add: Verb = async (api, words) => {
  const { words: named, options } = readWords(words, { file: 'value' });
  const [exhibition, file, ...more] = named;
  noMoreWords(more);
  const place = idOf('the exhibition', exhibition);
  if (file === undefined)
    throw new WrongUsage('Name the file: JSON with title_rus, title_eng, body_rus, body_eng, audience');
  let values: Record<string, unknown>;
  try {
    values = JSON.parse((await bytesOf(file)).toString()) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof WrongUsage) throw error;
    throw new WrongUsage(`${file} is no JSON: ${String(error)}`);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, textOf(value));
  if (options.file !== null) {
    const bytes = new Uint8Array(await bytesOf(options.file));
    form.set('file', new File([bytes], 'announcement.pdf', { type: 'application/pdf' }));
  }
  return line(await api.upload<OrganizerAnnouncement>(`exhibitions/${place}/announcements`, form));
};

const list: Verb = async (api, [exhibition, ...more]) => {
  noMoreWords(more);
  const place = idOf('the exhibition', exhibition);
  const announcements = await api.call<OrganizerAnnouncement[]>('GET', `exhibitions/${place}/announcements`);
  return announcements.length === 0 ? 'No announcements' : announcements.map(line).join('\n');
};

const remind: Verb = async (api, [id, ...more]) => {
  noMoreWords(more);
  const path = `announcements/${idOf('the announcement', id)}/reminders`;
  const notified = await api.call<{ participations: number; recipients: number }>('POST', path);
  return `Notified ${notified.recipients} users of ${notified.participations} participations`;
};

const remove: Verb = async (api, [id, ...more]) => {
  noMoreWords(more);
  await api.call('DELETE', `announcements/${idOf('the announcement', id)}`);
  return `Announcement ${id} is taken back`;
};

const verbs = { add, list, remind, remove } satisfies Record<string, Verb>;

/** `announcements add 1 rules.json --file rules.pdf`, `announcements list 1`, `announcements remind 17`, `announcements remove 17`. */
export const announcementsCommand: OrganizerCommand = {
  usage: [
    'announcements add 1 rules.json [--file rules.pdf]   publish to exhibition 1; JSON with title_rus, title_eng, body_rus, body_eng,',
    '                                                    audience ["self", "installer"], is_compulsory, read_until "2026-12-01"',
    'announcements list 1                                announcements of exhibition 1 with how many have read them',
    'announcements remind 17                             notify once more those who have not read it',
    'announcements remove 17                             take it back',
  ],
  run: async (api, [verb, ...words]) =>
    verbs[oneOf('command of announcements', verb, Object.keys(verbs) as (keyof typeof verbs)[])](api, words),
};
