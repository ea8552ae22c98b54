import { deadlineState } from '@fairfront/shared-kit/components/deadline-notice';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import type { PreparationStep } from '@fairfront/shared-kit/domain/participations';
import {
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type ChecklistContent,
  type ChecklistItem,
} from '@fairfront/shared-kit/platform';
import { personalPassListQuery } from '../api/personal-passes';
import type { PersonalKind } from '../api/list-pages';
import {
  deadlineOf,
  freePlaces,
  passRights,
  passSorts,
  personalPassSteps,
  zoneOf,
} from '@fairfront/shared-kit/domain/passes';
import { usePassContext } from '../context/use-pass-context';
import { personalPassModals } from '../context/personal-pass-modals';

/**
 * A step for issuing passes, and one for every rejected pass of the newest page, which opens the form of that pass. Uses the
 * same query as the tile; without a quota there is no step.
 */
export const usePersonalPassesChecklist = (kind: PersonalKind): ChecklistContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const locale = useLocale();
  const { id } = useParticipation();
  const context = usePassContext();
  const { participation, now } = context;
  const [sort] = passSorts;
  const list = useQuery(personalPassListQuery(api, id, { kind, page: 1, sort }));
  if (!list.data) return { state: list.isPending ? 'loading' : 'failed', items: [] };

  const { data: passes, meta } = list.data;
  const { quota, status_counts: statuses } = meta;
  const rejected = passes.filter(({ status }) => status === 'rejected');
  const named = rejected.map((pass) => pass.id);
  const [issuedStep, ...rejectedSteps] = personalPassSteps(kind, quota, statuses, named);
  if (!issuedStep) return { state: 'ready', items: [] };
  const { create, remove } = passRights(kind, context, quota);
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
  // the new pass replaces the rejected one, so a full quota does not matter
  const canReissue = remove.allowed && (create.allowed || create.reason.code === 'quota_reached');
  const toReissue = (step: PreparationStep, index: number): ChecklistItem => {
    const pass = rejected[index];
    const words = pass
      ? {
          title: t(`checklist.fix.${kind}`, { name: `${pass.lastname} ${pass.name}` }),
          detail: pass.comment ? t('checklist.why', { comment: pass.comment }) : t('checklist.whyUnknown'),
        }
      : { title: t('checklist.others', { list: t(`${kind}.title`), count: statuses.rejected - rejected.length }) };
    // a single rejected pass is known by its number, even beyond the newest page
    const id = pass?.id ?? meta.rejected_id;
    const params = id === null ? {} : ({ pass: String(id), reissue: '1' } as const);
    return { ...step, tone: 'danger', ...words, due, ...(canReissue ? { target: { modal, params } } : {}) };
  };
  return { state: 'ready', items: [issued, ...rejectedSteps.map(toReissue)] };
};
