import type { PassStatus } from '@fairfront/shared-kit/domain/passes';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand } from './organizer-command';

interface PassLine {
  kind: 'personal' | 'car';
  id: number;
  type: string | null;
  status: PassStatus;
  participant_id: number;
  company_name: string;
  title: string;
}

const verbs: Record<string, PassStatus> = { accept: 'accepted', reject: 'rejected', reconsider: 'consideration' };

/** The value behind an option, which is taken out of the words. */
const takeOption = (words: string[], name: string): string | undefined => {
  const index = words.indexOf(name);
  if (index < 0) return undefined;
  const [, value] = words.splice(index, 2);
  if (!value) throw new WrongUsage();
  return value;
};

const takeFlag = (words: string[], name: string): boolean => {
  const index = words.indexOf(name);
  if (index >= 0) words.splice(index, 1);
  return index >= 0;
};

const list = async (api: OrganizerApi, words: string[]): Promise<string> => {
  const query = new URLSearchParams({ status: takeOption(words, '--status') ?? 'consideration', per_page: '100' });
  const participation = takeOption(words, '--participant');
  if (participation !== undefined) query.set('participant_id', participation);
  if (takeFlag(words, '--car')) query.set('kind', 'car');
  if (words.length > 0) throw new WrongUsage();
  const passes = await api.call<PassLine[]>('GET', `passes?${query}`);
  if (passes.length === 0) return 'No passes';
  return passes
    .map(({ kind, id, type, status, participant_id, company_name, title }) =>
      [String(id).padStart(6), type ?? kind, status, `participation ${participant_id}`, company_name, title].join('  '),
    )
    .join('\n');
};

/** `passes list`, `passes accept 17`, `passes reject 17 --comment "…"`, `passes restore 17`, each with `--car` for vehicles. */
export const passesCommand: OrganizerCommand = {
  usage: [
    'passes list [--status consideration] [--participant 101] [--car]    passes that wait for a decision',
    'passes accept 17 [--car]                                            accept a pass',
    'passes reject 17 [--comment "reason"] [--car]                       reject a pass',
    'passes reconsider 17 [--car]                                        put a pass back into consideration',
    'passes restore 17 [--car]                                           bring a deleted pass back (30 days)',
  ],
  run: async (api, [verb = '', ...rest]) => {
    const words = [...rest];
    if (verb === 'list') return list(api, words);
    const comment = takeOption(words, '--comment');
    const path = takeFlag(words, '--car') ? 'car-passes' : 'personal-passes';
    const [id = '', ...others] = words;
    if (!/^\d+$/.test(id) || others.length > 0) throw new WrongUsage();
    if (verb === 'restore') {
      await api.call('POST', `${path}/${id}/restore`);
      return `Pass ${id} is back`;
    }
    const status = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!status) throw new WrongUsage();
    await api.call('PATCH', `${path}/${id}`, { status, ...(comment === undefined ? {} : { comment }) });
    return `Pass ${id}: ${status}`;
  },
};
