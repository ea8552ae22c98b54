import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { Participant } from '../api/participants';
import type { StaffParticipation } from '../api/participation';
import { deskApi, testNow } from './queue';

/** A participation in the list of staff. */
export const buildParticipant = (changes: Partial<Participant> = {}): Participant => ({
  ...{ id: 101, exhibition_id: 1, company_id: 1, parent_id: null, type: 'self', deleted_at: null, external_id: null },
  ...{ name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC', application_number: '2026-0101' },
  ...{ currencies: ['RUR'], is_edit: true, is_not_resident: false, pays_for_subs: false },
  ...{ is_edo_rent_available: false, is_edo_services_available: false, pavilion_xml_id: null },
  ...{ hall_rus: null, hall_eng: null, quota_certificate: 18, quota_installation: null, quota_car: 4 },
  ...{ user_count: 2, stand_titles: ['24C10', '24C12'] },
  ...changes,
});

/** The same with its stands and people. */
export const buildStaffParticipation = (changes: Partial<StaffParticipation> = {}): StaffParticipation => ({
  ...buildParticipant(),
  stands: [{ id: 1, external_id: null, title: '24C10', area: 30, pavilion_id: null }],
  users: [],
  ...changes,
});

type Grants = Parameters<typeof deskApi>[1];

/** An API of the desk with a participation that has content in every section. */
export const recordsApi = (
  grants: Grants = [{ role: 'owner', exhibition_id: null }],
  rows: readonly Participant[] = [buildParticipant()],
  participation = buildStaffParticipation(),
): FakeApi =>
  deskApi([], grants)
    .on('get', '/organizer/participants', buildPage([...rows]))
    .on('get', '/organizer/participants/{id}', { data: participation })
    .on('get', '/organizer/participants/{id}/users', {
      data: [
        {
          ...{ id: 5, name: 'Ирина', lastname: 'Соколова', middlename: null, email: 'irina@severmech.example' },
          ...{ role: 'supervisor', invite: 'activated', resend_from: null },
        },
      ],
    })
    .on('get', '/organizer/participants/{id}/contracts', { data: [] })
    .on('get', '/organizer/additional-orders', buildPage([]))
    .on('get', '/organizer/catalog-orders', buildPage([]))
    .on(
      'get',
      '/organizer/passes',
      buildPage([
        {
          ...{ kind: 'personal' as const, id: 9, type: 'certificate' as const, status: 'consideration' as const },
          ...{ participant_id: 101, company_name: 'Северная механика', title: 'Громов Пётр', created_at: testNow },
        },
      ]),
    )
    .on(
      'get',
      '/organizer/participants/{id}/history',
      buildPage([
        {
          ...{ id: 3, at: testNow, title: 'Personal pass created', by: { name: 'Нина', lastname: 'Климова' } },
          ...{ is_staff: true, is_acting: true, api_key: null },
        },
      ]),
    );
