import type { Area } from '../../platform/area/area';
import { catalogueCopyRoutes } from './catalogue/copy.routes';
import { catalogueOrderFilesRoutes } from './catalogue/files/order-files.routes';
import { catalogueOrderWorkRoutes } from './catalogue/order-work.routes';
import { catalogueOrdersRoutes } from './catalogue/orders.routes';
import { catalogueOrderPdfRoutes } from './catalogue/pdf/order-pdf.routes';
import { catalogueRubricsPdfRoutes } from './catalogue/pdf/rubrics-pdf.routes';
import { spellCheckRoutes } from './catalogue/spelling/spell-check.routes';
import { catalogueTemplateRoutes } from './catalogue/template.routes';
import { eventsForCatalogues } from './embed/catalogue-events';
import { embedConfigRoutes } from './embed/embed-config.routes';
import { embedTokensRoutes } from './embed/embed-tokens.routes';
import { ownEmbedTokensRoutes } from './embed/own-embed-tokens.routes';
import { organizerCatalogueFilesRoutes } from './organizer/catalogue-files.routes';
import { catalogueProofRoutes } from './layout/layout.routes';
import { catalogueQueueRoutes } from './organizer/catalogue-queue.routes';
import { organizerCatalogueRoutes } from './organizer/catalogue.routes';
import { organizerRubricsRoutes } from './set-up/rubrics.routes';

/** The catalogue order and the wizard on pages of others. */
export const catalogue = {
  routes: [
    catalogueTemplateRoutes,
    catalogueOrdersRoutes,
    catalogueOrderWorkRoutes,
    embedConfigRoutes,
    embedTokensRoutes,
    ownEmbedTokensRoutes,
    catalogueOrderFilesRoutes,
    catalogueOrderPdfRoutes,
    catalogueRubricsPdfRoutes,
    spellCheckRoutes,
    catalogueCopyRoutes,
    organizerCatalogueRoutes,
    catalogueQueueRoutes,
    catalogueProofRoutes,
    organizerRubricsRoutes,
    organizerCatalogueFilesRoutes,
  ],
  echoes: [eventsForCatalogues],
} satisfies Area;
