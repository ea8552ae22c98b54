import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { SubParticipation } from '@fairfront/shared-kit/platform';
import {
  buildParticipation,
  buildQuota,
  buildUserWithRole,
  createFakeApi,
  renderInPlatform,
  screen,
  type FakeApi,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { availableQuota } from '@fairfront/shared-kit/domain/account';
import SubExhibitorsModal from './sub-exhibitors.modal';

export const all = '/participants/{id}/sub-participants';
export const one = `${all}/{subId}` as const;
const texts = { account: { ru, en } };

/** A row of the list: participation 111, active, half of its passes used. */
const row = (changes: Partial<SubParticipation> = {}): SubParticipation => ({
  id: 111,
  invite_id: null,
  invite: 'activated',
  resend_from: null,
  company: { id: 11, name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' },
  is_edit: true,
  is_profile_filled: true,
  quota: buildQuota({ certificate: 5, certificate_count: 2, installation: 0 }),
  pass_personal: 2,
  pass_held: 0,
  pass_installation: 0,
  pass_car: 0,
  catalog_order_id: null,
  catalog_order_status: null,
  ...changes,
});
export const rezets = row();
const frezer = row({
  id: 112,
  company: { id: 12, name_rus: 'АО «Фрезер»', name_eng: 'Frezer JSC' },
  is_edit: false,
  is_profile_filled: false,
  quota: buildQuota({ certificate: 7, certificate_count: 0 }),
  pass_personal: 0,
  pass_car: 1,
  catalog_order_id: 4,
  catalog_order_status: 'sent',
  invite: 'pending',
  invite_id: 3,
  resend_from: '2026-04-20T12:02:30.000Z',
});

interface Fixture extends PlatformDoubleOptions {
  role?: Role;
  rows?: SubParticipation[];
  total?: number;
  own?: number;
  stub?: (api: FakeApi) => void;
}
export const fixture = ({
  role = 'supervisor',
  rows = [rezets, frezer],
  total = 40,
  own = 11,
  stub,
  ...options
}: Fixture) => {
  let current = rows;
  const quota = () => {
    const given = current.reduce((sum, { quota: { certificate } }) => sum + (certificate ?? 0), 0);
    const shares = { total, own, held: 0, given };
    return { ...shares, available: availableQuota(shares) };
  };
  const api = createFakeApi()
    .on('get', all, () => ({ data: current, meta: { quota: quota() } }))
    .on('post', all, ({ body }) => {
      const made = (body as { companies: { name_rus: string; name_eng: string; certificate: number }[] }).companies.map(
        ({ name_rus, name_eng, certificate }, n) =>
          row({
            id: 200 + n,
            company: { id: 50 + n, name_rus, name_eng },
            invite: 'pending',
            quota: buildQuota({ certificate }),
            pass_personal: 0,
          }),
      );
      current = [...current, ...made];
      return { data: made };
    })
    .on('put', one, ({ params, body }) => {
      const { is_edit, certificate } = body as { is_edit: boolean; certificate: number };
      current = current.map((sub) =>
        sub.id === Number(params.subId) ? { ...sub, is_edit, quota: { ...sub.quota, certificate } } : sub,
      );
      return { data: current.find(({ id }) => id === Number(params.subId)) ?? rezets };
    })
    .on('delete', one, ({ params }) => {
      current = current.filter(({ id }) => id !== Number(params.subId));
      return undefined as never;
    })
    .on('delete', all, () => {
      current = [];
      return undefined as never;
    })
    .on('post', `${one}/resend-invite`, () => ({ data: frezer }));
  stub?.(api);
  return {
    api,
    texts,
    now: '2026-04-20T12:00:00.000Z',
    participation: buildParticipation({ id: 110, type: 'collective' }),
    user: buildUserWithRole(role),
    ...options,
  } satisfies PlatformDoubleOptions;
};
export const open = (wanted: Fixture = {}) => {
  const options = fixture(wanted);
  return {
    ...renderInPlatform(<SubExhibitorsModal params={{}} />, { modalTitle: 'Sub-exhibitors', ...options }),
    api: options.api,
  };
};
export const loaded = () => screen.findAllByRole('rowheader');
export const rowOf = (name: string): HTMLElement => {
  const found = screen.getByText(name).closest('tr');
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};
