import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import {
  defineCommands,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type Command,
  type CommandContent,
  type Target,
} from '@fairfront/shared-kit/platform';
import { carPassListQuery } from '../api/car-passes';
import { allPersonalPassesFile, personalPassListQuery } from '../api/personal-passes';
import type { PersonalKind } from '../api/list-pages';
import {
  deadlineOf,
  freePlaces,
  packDownload,
  passRights,
  passSorts,
  zoneOf,
  type PassKind,
  type PassQuota,
  type Decision,
} from '@fairfront/shared-kit/domain/passes';
import { usePassFiles } from '../pass-files/use-pass-files';
import { usePassContext, usePassLabels } from '../context/use-pass-context';

const addTargets = {
  participant: { modal: 'event-modal-participant-passes', params: { add: '1' } },
  installation: { modal: 'event-modal-montage-passes', params: { add: '1' } },
  car: { modal: 'event-modal-auto-passes', params: { add: '1' } },
} as const satisfies Record<PassKind, Target>;

/**
 * Palette commands to add a pass of each kind and to print a list, with the same rules as in the dialogs: hidden without
 * write access, disabled with a reason before and after their time.
 */
const usePassActions = (): CommandContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const locale = useLocale();
  const context = usePassContext();
  const { denialOf } = usePassLabels();
  const { fetchFile } = usePassFiles();
  const { id } = useParticipation();
  const [sort] = passSorts;
  const people = useQuery(personalPassListQuery(api, id, { kind: 'participant', page: 1, sort }));
  const builders = useQuery(personalPassListQuery(api, id, { kind: 'installation', page: 1, sort }));
  const cars = useQuery(carPassListQuery(api, id, 1));
  const { participation, now } = context;
  const zone = zoneOf(participation);
  const prose = (at: number) => formatProseDate(new Date(at).toISOString(), locale, { now, zone });

  const reasonOf = (decision: Decision): string | null => {
    if (decision.allowed) return null;
    const { reason } = decision;
    const opensLater = reason.code === 'not_printable' && reason.because === 'window' && reason.window.from > now;
    return opensLater ? t('commands.opens', { date: prose(reason.window.from) }) : denialOf(reason);
  };
  const add = (kind: PassKind, quota: PassQuota | undefined): Command[] => {
    if (!quota) return [];
    const { create } = passRights(kind, context, quota);
    if (!create.allowed && create.reason.code === 'no_write_access') return [];
    const locked = reasonOf(create);
    const free = freePlaces(kind, quota);
    const detail = Number.isFinite(free)
      ? t('commands.free', { free, total: quota.total })
      : t('commands.until', { date: prose(deadlineOf(kind, participation)) });
    return [
      {
        id: `add-${kind}`,
        title: t(`commands.add.${kind}`),
        detail,
        action: addTargets[kind],
        ...(locked ? { locked } : {}),
      },
    ];
  };
  const print = (kind: PersonalKind, list: typeof people): Command[] => {
    const meta = list.data?.meta;
    // an empty list has nothing to print
    if (!meta || meta.quota.count === 0) return [];
    const facts = { quota: meta.quota, acceptedCount: meta.accepted_count, visaCount: meta.visa_count };
    const locked = reasonOf(packDownload(kind, participation, facts, now));
    return [
      {
        id: `print-${kind}`,
        icon: 'printer',
        title: t(`commands.print.${kind}`),
        action: () => fetchFile(allPersonalPassesFile(id, kind), 'print'),
        ...(locked ? { locked } : {}),
      },
    ];
  };

  const lists = [people, builders, cars];
  return {
    state: lists.some(({ isPending }) => isPending) ? 'loading' : 'ready',
    commands: [
      ...add('participant', people.data?.meta.quota),
      ...add('installation', builders.data?.meta.quota),
      ...add('car', cars.data?.meta.quota),
      ...print('participant', people),
      ...print('installation', builders),
    ],
  };
};

export default defineCommands(usePassActions);
