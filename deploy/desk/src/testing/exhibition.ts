import { exhibitionTextNames } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { DeskExhibition } from '../api/desk';
import type { ExtensionRules, ManagerRecord, PavilionRecord } from '../api/exhibition';
import { deskApi, type Grants } from './queue';

export { testNow } from './queue';

const texts = Object.fromEntries(
  exhibitionTextNames.flatMap((name) => [
    [`${name}_rus`, null],
    [`${name}_eng`, null],
  ]),
);

/** The record of an exhibition of May 2026 in Moscow. */
export const buildExhibition = (changes: Partial<DeskExhibition> = {}): DeskExhibition =>
  ({
    ...{ id: 1, title_rus: 'ТехноФорум', title_eng: 'TechForum', subtitle_rus: null, subtitle_eng: null },
    ...{ venue_rus: 'Павильон 2', venue_eng: 'Hall 2', website: null, timezone: 'Europe/Moscow', vat_rate: 20 },
    ...{
      currencies: ['RUR'],
      external_id: null,
      archived_at: null,
      etag: '"1"',
      second_factor_from: null,
      pass_data_days: null,
    },
    ...{ installation_started_at: '2026-05-15', installation_ended_at: '2026-05-17' },
    ...{ started_at: '2026-05-18', ended_at: '2026-05-21' },
    ...{ dismantling_started_at: '2026-05-22', dismantling_ended_at: '2026-05-22' },
    ...{ personal_pass_started_at: '2026-03-01', personal_pass_ended_at: '2026-05-10T15:00:00.000Z' },
    ...{ print_personal_pass_started_at: null, print_personal_pass_ended_at: null, installer_pass_ended_at: null },
    ...{ print_installer_pass_started_at: null, print_installer_pass_ended_at: null, car_pass_ended_at: null },
    ...{ visa_simple_deadline: null, visa_difficult_deadline: null, catalog_order_deadline: '2026-04-30' },
    ...{ create_personal_pass_disabled: false, create_install_pass_disabled: false },
    ...{ create_car_pass_disabled: false, is_show_order_additional_services: true },
    ...texts,
    ...changes,
  }) as DeskExhibition;

/** A manager of the exhibition. */
const buildManager = (changes: Partial<ManagerRecord> = {}): ManagerRecord => ({
  ...{ id: 1, exhibition_id: 1, external_id: null, kind: 'event', locale: null, position: 0, archived_at: null },
  ...{ lastname_rus: 'Белкина', lastname_eng: 'Belkina', name_rus: 'Татьяна', name_eng: 'Tatiana' },
  ...{ middlename_rus: null, middlename_eng: null, area_rus: 'Стенды', area_eng: 'Stands' },
  ...{ phone: '+79160000000', email: 'belkina@fairfront.example', etag: '"m1"' },
  ...changes,
});

/** A pavilion of the exhibition. */
export const buildPavilion = (changes: Partial<PavilionRecord> = {}): PavilionRecord => ({
  ...{ id: 1, exhibition_id: 1, external_id: null, parent_id: null, archived_at: null, etag: '"p1"' },
  ...{ title_rus: 'Павильон 2', title_eng: 'Pavilion 2' },
  ...changes,
});

/** Limits of extensions: car passes until a day, others never. */
export const buildLimits = (until = '2026-05-12', etag = '"1"'): ExtensionRules => ({
  rules: [{ kind: 'car-passes', until, note_rus: 'Потом списки у охраны', note_eng: null }],
  etag,
});

/** An API with the record of an exhibition, two managers and a pavilion with a hall. */
export const exhibitionApi = (
  record: DeskExhibition = buildExhibition(),
  roles: Grants = [{ role: 'owner', exhibition_id: null }],
  archived: readonly DeskExhibition[] = [],
): FakeApi => {
  const managers = [
    buildManager(),
    buildManager({ id: 2, position: 1, lastname_rus: 'Орлов', lastname_eng: 'Orlov', etag: '"m2"' }),
  ];
  const pavilions = [
    buildPavilion(),
    buildPavilion({ id: 2, parent_id: 1, title_rus: 'Зал 1', title_eng: 'Hall 1', etag: '"p2"' }),
    buildPavilion({ id: 3, exhibition_id: null, title_rus: 'Площадь', title_eng: 'Square', etag: '"p3"' }),
  ];
  return deskApi([], roles)
    .on('get', '/organizer/exhibitions', ({ query }) =>
      buildPage(query.get('archived') === 'true' ? [...archived] : [record]),
    )
    .on('post', '/organizer/exhibitions/{exhibitionId}/archive', { data: record })
    .on('post', '/organizer/exhibitions/{exhibitionId}/restore', { data: record })
    .on('get', '/organizer/exhibitions/{exhibitionId}/extension-rules', { data: buildLimits() })
    .on('put', '/organizer/exhibitions/{exhibitionId}/extension-rules/{kind}', ({ params, body }) => ({
      data: { ...buildLimits().rules[0], ...body, kind: params['kind'], etag: '"2"' } as never,
    }))
    .on('get', '/organizer/exhibitions/{exhibitionId}', { data: record })
    .on('patch', '/organizer/exhibitions/{exhibitionId}', ({ body }) => ({
      data: { ...record, ...(body as object), etag: '"2"' } as DeskExhibition,
    }))
    .on('get', '/organizer/exhibitions/{exhibitionId}/managers', ({ query }) =>
      buildPage(query.get('archived') === 'true' ? [] : managers),
    )
    .on('get', '/organizer/exhibitions/{exhibitionId}/pavilions', ({ query }) =>
      buildPage(query.get('archived') === 'true' ? [] : pavilions),
    )
    .on('patch', '/organizer/managers/{id}', { data: buildManager() })
    .on('post', '/organizer/managers/{id}/archive', { data: buildManager() })
    .on('patch', '/organizer/pavilions/{id}', { data: buildPavilion() })
    .on('post', '/organizer/exhibitions/{exhibitionId}/managers', { data: buildManager({ id: 9 }) })
    .on('post', '/organizer/exhibitions/{exhibitionId}/pavilions', { data: buildPavilion({ id: 9 }) })
    .on('post', '/organizer/exhibitions', { data: buildExhibition({ id: 5 }) })
    .on('post', '/organizer/exhibitions/{exhibitionId}/copy', { data: buildExhibition({ id: 6 }) });
};
