import { emptyDraft, type OrderDraft, type RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import type { StoredTemplate } from '../areas/catalogue/catalogue/tables';
import { storeTemplate, testRubrics, testTemplate } from './catalogue-template';
import type { TestApp } from './test-app';

/** Ids of the earlier exhibition: the same entity has a different id in each exhibition. */
const shift = 500;

/** The test template as an earlier exhibition had it: the same names under other numbers. */
export const earlierTemplate: StoredTemplate = {
  ...testTemplate,
  services: testTemplate.services.map((service) => ({
    ...service,
    id: service.id + shift,
    package_contents: service.package_contents.map((content) => ({ ...content, id: content.id + shift })),
  })),
  allowed_services: testTemplate.allowed_services.map(({ first_service_id, second_service_id }) => ({
    first_service_id: first_service_id + shift,
    second_service_id: second_service_id + shift,
  })),
};

const renumbered = (nodes: readonly RubricNode[]): RubricNode[] =>
  nodes.map((node) => ({ ...node, id: node.id + shift, children: renumbered(node.children) }));

/** The earlier order: texts, two rubrics, a package, a placement and one ad service. */
export const earlierDraft: OrderDraft = {
  ...emptyDraft('EUR'),
  companyName: 'ООО «Северная механика»',
  companyNameEng: 'Severnaya Mekhanika LLC',
  companyOwnerType: 'ООО',
  companyInfo: 'Делаем станки с 1998 года.',
  companyAddresses: [
    { id: 1, address: 'Нижний Новгород' },
    { id: 2, address: 'Казань' },
  ],
  companyStands: [{ id: 1, value: '12D20' }],
  companyIsMark: true,
  rubrics: [
    { id: 706, services: [507] },
    { id: 705, services: [505] },
  ],
  rubricAddresses: [{ id: 1, rubricId: 706, address: 'Пермь' }],
  selectedMajorPackageIds: [510],
  selectedLogoPlacementIds: [508],
  adServices: { catalog: [509], guide: [], other: [] },
};

/**
 * Stores a catalogue order of an earlier participation with the template of its exhibition.
 * @returns its id
 */
export const storeEarlierCatalogueOrder = async (
  portal: Pick<TestApp, 'database' | 'clock'>,
  participationId: number,
  template: StoredTemplate = earlierTemplate,
): Promise<number> => {
  const { exhibition_id: exhibitionId } = await portal.database.read
    .selectFrom('participations')
    .select('exhibition_id')
    .where('id', '=', participationId)
    .executeTakeFirstOrThrow();
  const { main, exporter } = testRubrics;
  await storeTemplate(portal, {
    exhibitionId,
    template,
    rubrics: { main: renumbered(main), exporter: renumbered(exporter) },
  });
  const at = portal.clock.now();
  const { id } = await portal.database.read
    .insertInto('catalog_orders')
    .values({
      participation_id: participationId,
      status: 'draft',
      draft: JSON.stringify(earlierDraft),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
