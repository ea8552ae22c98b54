import { renderInPlatform, type PlatformDoubleOptions } from '@fairfront/shared-kit/testing';
import { en, ru } from './texts';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';
import CatalogueWizardModal from '../wizard/catalogue-wizard.modal';
import {
  buildCatalogueOrder,
  catalogueNow,
  createCatalogueApi,
  openDraft,
  withCatalogue,
  type CatalogueWorld,
} from './catalogue-api';

/** The initial state of a step test. */
export interface StepFixture extends Omit<CatalogueWorld, 'order'> {
  draft?: Partial<OrderDraft>;
  /** Fields of the stored order besides its draft. */
  order?: Partial<CatalogueOrder>;
  options?: PlatformDoubleOptions;
}

/** Opens the wizard at one of its steps with a stored order. */
export const openStep = (step: CatalogueStepKey, { draft, order, options, ...world }: StepFixture = {}) => {
  const stored = buildCatalogueOrder(openDraft(draft), { step_key: step, ...order }, order?.template ?? world.template);
  const server = createCatalogueApi({ ...world, order: stored });
  const rendered = renderInPlatform(<CatalogueWizardModal params={{}} />, {
    texts: { catalog: { ru, en } },
    now: catalogueNow,
    modalTitle: en.title,
    participation: withCatalogue(1, stored.status === 'draft' ? {} : { catalog_order_status: stored.status }),
    api: server.api,
    ...options,
  });
  return { ...rendered, ...server };
};
