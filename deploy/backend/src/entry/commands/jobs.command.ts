import { WrongUsage, type OrganizerCommand } from './organizer-command';
import { failedLine, minute, type FailedWork } from './printed-values';

interface Schedule {
  name: string;
  started_at: string;
  ended_at: string | null;
  next_at: string;
  last_error: string | null;
}

const scheduleLine = ({ name, started_at, ended_at, next_at, last_error }: Schedule): string => {
  const isRunning = ended_at === null || ended_at < started_at;
  const state = isRunning ? 'running' : last_error === null ? 'done' : `failed: ${last_error}`;
  return `${name}  ${minute(started_at)} ${state}${isRunning ? '' : `, next ${minute(next_at)}`}`;
};

const jobs = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`);

/** `jobs list`, `jobs schedules`, `jobs rerun 17`, `jobs rerun dead`, `jobs drop 17`, `jobs drop dead`. */
export const jobsCommand: OrganizerCommand = {
  usage: [
    'jobs list                                         background work of all kinds that has failed (times in UTC)',
    'jobs schedules                                    repeated work with its last and next turn',
    'jobs rerun 17                                     run a failed job again now; dead: all that were given up',
    'jobs drop 17                                      give a failed job up; dead: all that were given up',
  ],
  run: async (api, [verb, which = '', ...more]) => {
    if (more.length > 0) throw new WrongUsage();
    if (verb === 'list' && which === '') {
      const found = await api.all<FailedWork>('jobs');
      return found.length > 0 ? found.map(failedLine).join('\n') : 'No job has failed';
    }
    if (verb === 'schedules' && which === '') {
      const found = await api.call<Schedule[]>('GET', 'schedules');
      return found.length > 0 ? found.map(scheduleLine).join('\n') : 'No schedule has begun yet';
    }
    if (!/^(dead|[1-9]\d{0,14})$/.test(which)) throw new WrongUsage();
    if (verb !== 'rerun' && verb !== 'drop') throw new WrongUsage();
    const { jobs: count } = await api.call<{ jobs: number }>('POST', `jobs/${which}/${verb}`);
    return `${jobs(count)} ${verb === 'rerun' ? 'due again' : 'dropped'}`;
  },
};
