import type { CarPass, CarPassesMeta, PassHistoryEntry, PersonalPass } from '@fairfront/shared-kit/platform';
import { buildPage } from '@fairfront/shared-kit/testing';

/** A personal pass of the demo world. */
export const buildPersonalPass = (changes: Partial<PersonalPass> = {}): PersonalPass => ({
  id: 17,
  type: 'certificate',
  status: 'consideration',
  company_name: 'ООО «Северная механика»',
  lastname: 'Иванов',
  name: 'Иван',
  middlename: 'Иванович',
  comment: null,
  created_at: '2026-05-02T08:15:00Z',
  updated_at: '2026-05-02T08:15:00Z',
  country: null,
  birthday: null,
  birthday_place: null,
  ...changes,
});

const countsOf = (passes: readonly CarPass[]): CarPassesMeta['status_counts'] => {
  const count = (wanted: CarPass['status']) => passes.filter(({ status }) => status === wanted).length;
  return { consideration: count('consideration'), accepted: count('accepted'), rejected: count('rejected') };
};

/** A page of car passes, without a quota unless the test passes one. */
export const buildCarPassesPage = (
  passes: CarPass[],
  changes: Partial<CarPassesMeta> = {},
): { data: CarPass[]; meta: CarPassesMeta } => ({
  data: passes,
  meta: {
    ...buildPage(passes).meta,
    quota: { count: passes.length, total: null },
    status_counts: countsOf(passes),
    stand_counts: standCountsOf(passes),
    ...changes,
  },
});

const standCountsOf = (passes: readonly CarPass[]): CarPassesMeta['stand_counts'] => {
  const ids = passes.flatMap(({ stand_id }) => stand_id ?? []);
  return [...new Set(ids)].map((stand_id) => ({ stand_id, count: ids.filter((id) => id === stand_id).length }));
};

/** Created by the editor, then accepted by the organiser; oldest first. */
export const buildPassHistory = (): PassHistoryEntry[] => [
  {
    id: 1,
    at: '2026-05-02T08:15:00Z',
    action: 'created',
    by: { name: 'Соколова Елена', is_organizer: false, is_stand_organizer: false },
    status: 'consideration',
    comment: null,
  },
  {
    id: 2,
    at: '2026-05-03T10:00:00Z',
    action: 'status-changed',
    by: { name: null, is_organizer: true, is_stand_organizer: false },
    status: 'accepted',
    comment: null,
  },
];
