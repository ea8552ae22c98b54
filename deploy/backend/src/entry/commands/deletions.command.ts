import { deletionStates } from '@fairfront/shared-kit/domain/identity/account-deletion';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand } from './organizer-command';

interface Line {
  id: number;
  status: string;
  reason: string | null;
  comment: string | null;
  user: { id: number; email: string; lastname: string; name: string };
  blockers: { participation_id: number }[];
}

const line = ({ id, status, reason, comment, user, blockers }: Line): string =>
  [
    `${id}  ${status}  ${user.id} ${`${user.lastname} ${user.name}`.trim()}, ${user.email}`,
    ...(blockers.length > 0
      ? [`only supervisor of ${blockers.map(({ participation_id }) => participation_id).join(', ')}`]
      : []),
    ...(reason === null ? [] : [reason]),
    ...(comment === null ? [] : [`answer: ${comment}`]),
  ].join('; ');

const list = async (api: OrganizerApi, [status, ...rest]: string[]): Promise<string> => {
  const isState = deletionStates.some((state) => state === status);
  if (rest.length > 0 || (status !== undefined && !isState)) throw new WrongUsage();
  const lines = await api.all<Line>('deletion-requests', status === undefined ? {} : { status });
  return lines.length === 0 ? 'No requests' : lines.map(line).join('\n');
};

/** `deletions list`, `deletions done 3`, `deletions refuse 3 "comment"`. */
export const deletionsCommand: OrganizerCommand = {
  usage: [
    'deletions list [waiting|withdrawn|refused|done]                      requests to delete accounts',
    'deletions done 3                                                     delete the account of request 3 for good',
    'deletions refuse 3 "comment"                                         refuse it; the person reads the comment',
  ],
  run: async (api, [verb, ...words]) => {
    if (verb === 'list') return list(api, words);
    const [id = '', comment, ...more] = words;
    if (!/^\d+$/.test(id) || more.length > 0) throw new WrongUsage();
    const decide = (body: object) => api.call<Line>('POST', `deletion-requests/${id}/decision`, body);
    if (verb === 'done' && comment === undefined) return line(await decide({ decision: 'done' }));
    if (verb === 'refuse' && comment !== undefined) return line(await decide({ decision: 'refused', comment }));
    throw new WrongUsage();
  },
};
