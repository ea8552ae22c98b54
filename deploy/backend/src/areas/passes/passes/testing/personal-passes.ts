import { TestApp, type TestCaller } from '../../../../testing/test-app';

/** Personal passes through the API, in the demo data of 10.04.2026 (D): exhibition 1 begins in 45 days. */
export let portal: TestApp;
export let editor: TestCaller;
export let reader: TestCaller;
export let organizer: TestCaller;

export interface Pass {
  id: number;
  type: string;
  status: string;
  comment: string | null;
  lastname: string;
  name: string;
  middlename: string | null;
  created_at: string;
  updated_at: string;
  country: { id: number; name_eng: string; is_simple_visa: boolean } | null;
  birthday: string | null;
}
export interface List {
  data: Pass[];
  meta: {
    current_page: number;
    last_page: number;
    per_page: number;
    total: number;
    quota: { count: number; total: number | null };
    accepted_count: number;
    visa_count: number;
    kept_count: number;
    status_counts: Record<string, number>;
    rejected_id: number | null;
  };
}
export interface Refusal {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}

export const day = 86_400_000;
export const path = (participationId = 101, rest = '') => `/participants/${participationId}/personal-passes${rest}`;
export const person = (changes: object = {}) => ({
  type: 'certificate',
  company_name: 'ООО «Северная механика»',
  lastname: 'Долгов',
  name: 'Остап',
  middlename: 'Ильич',
  ...changes,
});
export const list = async (caller: TestCaller, participationId = 101, query: Record<string, string> = {}) =>
  (await caller.get<List>(path(participationId), { query: { type: 'certificate', ...query } })).body;
export const create = async (changes: object = {}, participationId = 101) =>
  (await editor.post<{ data: Pass }>(path(participationId), person(changes))).body.data;
export const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, (body as Refusal | null)?.code];
};

/** Resets a participation to the demo data. */
export const undoChanges = async (participationId: number) => {
  await portal.database.read
    .deleteFrom('personal_passes')
    .where('participation_id', '=', participationId)
    .where('id', '>', 10_000)
    .execute();
  await portal.database.read
    .updateTable('personal_passes')
    .set({ deleted_at: null, deleted_by: null })
    .where('participation_id', '=', participationId)
    .execute();
};

/** Signs all users in again, because sessions expire when a test moves the clock far. */
export const signIn = async (): Promise<void> => {
  editor = await portal.as('editor@severmech.example');
  reader = await portal.as('reader@severmech.example');
  organizer = await portal.as('organizer@fairfront.example');
};

/** One portal for the file; before every test, the clock is set to the morning of D. */
export const usePersonalPasses = (): void => {
  beforeAll(async () => {
    portal = await TestApp.start();
  });
  beforeEach(async () => {
    portal.clock.set('2026-04-10T09:00:00.000Z');
    await signIn();
  });
  afterAll(() => portal.stop());
};
