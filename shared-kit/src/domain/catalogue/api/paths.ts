import type { PathsOf } from '../../http';
import type { catalogueCopyApi } from './copy.routes';
import type { catalogueExportApi, catalogueProofApi } from './catalogue-layout.routes';
import type { catalogueQueueApi } from './catalogue-queue.routes';
import type { catalogueOrderFilesApi } from './order-files.routes';
import type { catalogueOrderPdfApi, catalogueOrdersApi } from './orders.routes';
import type { catalogueOrderWorkApi } from './order-work.routes';
import type { catalogueRubricsPdfApi, catalogueTemplateApi } from './template.routes';
import type { embedConfigApi } from './embed-config.routes';
import type { embedTokensApi } from './embed-tokens.routes';
import type { organizerCatalogueApi } from './organizer-catalogue.routes';
import type { organizerRubricsApi } from './organizer-rubrics.routes';
import type { organizerCatalogueFilesApi } from './organizer-catalogue-files.routes';
import type { ownEmbedTokensApi } from './own-embed-tokens.routes';
import type { spellCheckApi } from './spell-check.routes';

/** The calls of this area, by path and method. */
export type CataloguePaths = PathsOf<typeof catalogueCopyApi> &
  PathsOf<typeof catalogueExportApi> &
  PathsOf<typeof catalogueProofApi> &
  PathsOf<typeof catalogueQueueApi> &
  PathsOf<typeof catalogueOrderFilesApi> &
  PathsOf<typeof catalogueOrderWorkApi> &
  PathsOf<typeof catalogueOrdersApi> &
  PathsOf<typeof catalogueOrderPdfApi> &
  PathsOf<typeof catalogueRubricsPdfApi> &
  PathsOf<typeof spellCheckApi> &
  PathsOf<typeof catalogueTemplateApi> &
  PathsOf<typeof embedConfigApi> &
  PathsOf<typeof embedTokensApi> &
  PathsOf<typeof ownEmbedTokensApi> &
  PathsOf<typeof organizerCatalogueFilesApi> &
  PathsOf<typeof organizerCatalogueApi> &
  PathsOf<typeof organizerRubricsApi>;
