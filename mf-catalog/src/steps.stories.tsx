import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';
import remote from './remote';
import {
  buildCatalogueOrder,
  catalogueNow,
  createCatalogueApi,
  openDraft,
  withCatalogue,
} from './testing/catalogue-api';
import { enteredTexts } from './testing/entered-texts';
import { richTemplate } from './testing/rich-template';

export default { title: 'Remotes/Catalogue/Steps' };

const { modal } = remoteStories('catalog', remote);

const leaves = Array.from({ length: 40 }, (_, place): RubricNode => ({
  id: 205 + place,
  code: `01.${place + 1}`,
  name_rus: `Станки, группа ${place + 1}`,
  name_eng: `Machine tools, group ${place + 1}`,
  is_selected: true,
  children: [],
}));

const fixture = (step: CatalogueStepKey, draft: Partial<OrderDraft> = {}, changes: Partial<CatalogueOrder> = {}) =>
  modal('event-modal-catalog', {}, () => {
    const order = buildCatalogueOrder(openDraft(draft), { step_key: step, ...changes }, richTemplate);
    return {
      now: catalogueNow,
      participation: withCatalogue(1, { catalog_order_status: order.status }),
      api: createCatalogueApi({ template: richTemplate, order, rubrics: leaves }).api,
    };
  });

export const Packages = fixture('packages', { selectedMajorPackageIds: [10], selectedLogoPlacementIds: [7] });
export const Ads = fixture('ads', { adServices: { catalog: [8], guide: [], other: [] } });

const many = leaves.slice(0, 22).map(({ id }) => ({ id, services: [4] }));
export const Preview = fixture('preview', {
  companyPhone: '+78310000000',
  companyAddresses: enteredTexts.companyAddresses,
  rubrics: [...many, { id: 240, services: [5] }],
  rubricAddresses: enteredTexts.companyAddresses.slice(1).map(({ address }) => ({ id: 1, rubricId: 240, address })),
  selectedMajorPackageIds: [10],
  selectedLogoPlacementIds: [7],
  adServices: { catalog: [], guide: [9], other: [] },
});
export const PreviewWithoutPrices = fixture('preview', { adServices: { catalog: [], guide: [], other: [14] } });
export const PreviewSent = fixture(
  'preview',
  { selectedMajorPackageIds: [10] },
  { status: 'sent', submitted_at: '2026-04-09T09:00:00Z' },
);
