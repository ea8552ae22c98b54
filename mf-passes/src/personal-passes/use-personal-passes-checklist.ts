import { deadlineState } from '@fairfront/shared-kit/components/deadline-notice';
import { formatProseDate } from '@fairfront/shared-kit/formats';
import {
  useLocale,
  useParticipant,
  usePlatform,
  useQuery,
  useTranslation,
  type ChecklistContent,
  type ChecklistItem,
} from '@fairfront/shared-kit/platform';
import { personalPassListQuery, type PersonalKind } from '../api/personal-passes';
import { deadlineOf, freePlaces, passRights, passSorts, personalPassSteps, zoneOf } from '../model';
import { usePassSituation } from '../situation/use-pass-situation';

/** The registry modal of each kind. */
export const personalPassModals = {
  participant: 'event-modal-participant-passes',
  installation: 'event-modal-montage-passes',
} as const;

/**
 * One step per kind, that passes are issued, and a second one while some are rejected. It asks the same query as the
 * tile; without a quota there is nothing to prepare.
 */
export const usePersonalPassesChecklist = (kind: PersonalKind): ChecklistContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const locale = useLocale();
  const { id } = useParticipant();
  const situation = usePassSituation();
  const { participation, now } = situation;
  const [sort] = passSorts;
  const list = useQuery(personalPassListQuery(api, id, { kind, page: 1, sort }));
  if (!list.data) return { state: list.isPending ? 'loading' : 'failed', items: [] };

  const { quota, status_counts: statuses } = list.data.meta;
  const [issuedStep, rejectedStep] = personalPassSteps(kind, quota, statuses);
  if (!issuedStep) return { state: 'ready', items: [] };
  const { create, remove } = passRights(kind, situation, quota);
  const at = deadlineOf(kind, participation);
  const mood = deadlineState(at, now);
  const due = new Date(at).toISOString();
  const modal = personalPassModals[kind];
  const date = formatProseDate(due, locale, { now, zone: zoneOf(participation) });
  const issued: ChecklistItem = {
    ...issuedStep,
    tone: mood === 'soon' ? 'warning' : 'info',
    title: t(`checklist.${kind}`),
    ...(issuedStep.done ? {} : { detail: t('checklist.left', { date, free: freePlaces(kind, quota) }) }),
    due,
    ...(create.allowed ? { target: { modal, params: { add: '1' } } } : {}),
  };
  if (!rejectedStep) return { state: 'ready', items: [issued] };
  const rejected: ChecklistItem = {
    ...rejectedStep,
    tone: 'danger',
    title: t('checklist.rejected', { count: statuses.rejected }),
    detail: t(`${kind}.title`),
    due,
    // with a full quota the rejected one is deleted first; past the deadline no other can take its place
    ...(remove.allowed && mood !== 'passed' ? { target: { modal, params: {} } } : {}),
  };
  return { state: 'ready', items: [issued, rejected] };
};
