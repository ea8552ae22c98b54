import { catalogueTypes, type CatalogueTemplate, type RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { effectiveDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import {
  accessOf,
  type AllowedParticipation,
  type ParticipationAccess,
  requireAccess,
  type Right,
} from '../../participations';
import { accessWithTemplate, type TemplateAccessRow } from './catalogue-access.repository';
import type { KnownTemplate, TemplateStore } from './template-store';

/** The caller and the participation. */
export interface CatalogueCaller {
  userId: number;
  participationId: number;
}

/** The context for checking and pricing the order of a participation. */
export interface CatalogueContext {
  isNotResident: boolean;
  /** Percent, of the exhibition now. */
  vatRate: number;
  timezone: string;
  /** Null: the exhibition has no catalogue, or the participation is not in it. */
  offer: CatalogueOffer | null;
}

/** A participation whose catalogue the caller may see. */
export interface CatalogueAccess extends AllowedParticipation, CatalogueContext {}

/** The template and rubrics that can be ordered from. */
export interface CatalogueOffer {
  template: CatalogueTemplate;
  rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] };
  /** A stamp of the template and its rubrics, for the ETag. */
  stamp: string;
  /** The serialised response of the rubrics. */
  rubricsResponse: string;
}

const offerOf = (row: TemplateAccessRow, found: KnownTemplate): CatalogueOffer => ({
  template: found.templateOf(row.template_id ?? 0, effectiveDates(row, row).catalog_order_deadline),
  rubrics: found.rubrics,
  stamp: found.stamp,
  rubricsResponse: found.rubricsResponse,
});

interface Read {
  participation: ParticipationAccess;
  row: TemplateAccessRow;
}

const catalogueOf = async <Found extends Read>(
  store: TemplateStore,
  read: (known: readonly string[]) => Promise<Found>,
): Promise<Found & { context: CatalogueContext }> => {
  let found = await read(store.stamps);
  const known = () => store.take(found.row.exhibition_id, found.row);
  let template = known();
  if (found.row.stamp !== null && template === undefined) {
    // another call has replaced the template by one of a newer stamp since the statement
    found = await read([]);
    template = known();
  }
  const { row } = found;
  const isOffered = template !== undefined && catalogueTypes.some((one) => one === row.type);
  return {
    ...found,
    context: {
      isNotResident: row.is_not_resident,
      vatRate: Number(row.vat_rate),
      timezone: row.timezone,
      offer: template !== undefined && isOffered ? offerOf(row, template) : null,
    },
  };
};

/**
 * Access check of every catalogue call, in one statement with the template: the participation must be visible to the
 * caller, `write` needs write access. In a transaction, pass its handle.
 * @throws HttpError 404 for non-members, 403 without the right
 */
export const requireCatalogue = async (
  db: Kysely<Tables>,
  store: TemplateStore,
  { userId, participationId }: CatalogueCaller,
  right: Extract<Right, 'view' | 'write'> = 'view',
): Promise<CatalogueAccess> => {
  const { participation, context } = await catalogueOf(store, (known) =>
    requireAccess(accessWithTemplate(db, participationId, known), userId, right),
  );
  return { ...participation, ...context };
};

/** The catalogue of a participation without a caller, for the organiser's side. @throws HttpError 404 */
export const readCatalogue = async (
  db: Kysely<Tables>,
  store: TemplateStore,
  participationId: number,
): Promise<CatalogueContext> => {
  const { context } = await catalogueOf(store, async (known) => {
    const row = await accessWithTemplate(db, participationId, known).executeTakeFirst();
    if (!row) throw notFound();
    return { participation: accessOf(row), row };
  });
  return context;
};
