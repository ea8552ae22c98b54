import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import type { CatalogueOrder } from './model/catalogue-order';
import type { OrderDraft } from './model/order-draft';
import type { CatalogueStepKey } from './model/wizard/step-keys';
import remote from './remote';
import {
  buildCatalogueOrder,
  catalogueNow,
  createCatalogueApi,
  openDraft,
  withCatalogue,
} from './testing/catalogue-api';
import { richTemplate } from './testing/rich-template';

export default { title: 'Remotes/Catalogue/Steps' };

const { modal } = remoteStories('catalog', remote);

const scene = (step: CatalogueStepKey, draft: Partial<OrderDraft> = {}, changes: Partial<CatalogueOrder> = {}) =>
  modal('event-modal-catalog', {}, () => {
    const order = buildCatalogueOrder(openDraft(draft), { step_key: step, ...changes }, richTemplate);
    return {
      now: catalogueNow,
      participation: withCatalogue(1, { catalog_order_status: order.status }),
      api: createCatalogueApi({ template: richTemplate, order }).api,
    };
  });

export const Packages = scene('packages', { selectedMajorPackageIds: [10], selectedLogoPlacementIds: [7] });
export const Ads = scene('ads', { adServices: { catalog: [8], guide: [], other: [] } });
