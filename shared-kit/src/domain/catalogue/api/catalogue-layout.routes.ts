import { Type, type Static } from 'typebox';
import { localized, printedLocales } from '../../common';
import {
  DataOf,
  Id,
  ListExport,
  Nullable,
  PageMeta,
  PageOf,
  errorResponses,
  fileResponse,
  pagingQuery,
  pdfResponse,
  routeTable,
  workbookType,
} from '../../http';
import { CatalogOrderStatus } from '../../participations/api/participation.schema';
import { layoutIssueKinds, proofParts } from '../layout';

export const LayoutIssueOf = Type.Object(
  {
    kind: Type.Enum([...layoutIssueKinds]),
    about: Nullable(Type.String({ description: 'The missing file, or the language of the text that is too long' })),
    count: Nullable(Type.Integer({ description: 'Characters beyond the room of the text' })),
  },
  { title: 'LayoutIssue', description: 'Why an entry is not final' },
);

const Line = Type.Object({ kind: Type.String(), text: Type.String(), is_beyond_free: Type.Boolean() });

export const ProofEntry = Type.Object(
  {
    order_id: Id,
    participation_id: Id,
    status: CatalogOrderStatus,
    issues: Type.Array(LayoutIssueOf, { description: 'Empty for a final entry' }),
    heading: Type.String({ description: 'The letter or the rubric; empty in the guide' }),
    name: Type.String(),
    owner_type: Type.String(),
    lines: Type.Array(Line),
    description: Type.Object({
      free: Type.String(),
      charged: Type.String({ description: 'The part beyond the free length' }),
    }),
    extent: Nullable(Type.Enum(['full', 'short', 'none'], { description: 'Under a rubric' })),
  },
  { title: 'ProofEntry', description: 'An entry of the catalogue as it is printed' },
);
export type ProofEntry = Static<typeof ProofEntry>;

export const NotFinalEntry = Type.Object(
  {
    order_id: Id,
    participation_id: Id,
    ...localized('company', () => Type.String()),
    status: CatalogOrderStatus,
    issues: Type.Array(LayoutIssueOf),
  },
  { title: 'NotFinalEntry', description: 'A catalogue order whose entry is not final' },
);
export type NotFinalEntry = Static<typeof NotFinalEntry>;

const ProofMeta = Type.Object(
  { ...PageMeta.properties, orders: Type.Integer({ minimum: 0, description: 'Orders that are printed' }) },
  { title: 'ProofMeta', description: 'Pagination over the printed entries' },
);

const params = Type.Object({ exhibitionId: Id });
const proof = {
  part: Type.Optional(Type.Enum([...proofParts], { description: 'Default alphabet' })),
  lang: Type.Optional(Type.Enum([...printedLocales], { description: 'Language of the entries, default ru' })),
};

/** The formats of the export for layout. */
export const layoutFormats = ['xml', 'json', 'xlsx'] as const;
/** One of `layoutFormats`. */
export type LayoutFormat = (typeof layoutFormats)[number];

const exported = {
  description: 'All entries in the order of the alphabetical list',
  content: {
    'application/xml': { schema: Type.String({ format: 'binary' }) },
    'application/json': { schema: Type.Unknown() },
    [workbookType]: { schema: Type.String({ format: 'binary' }) },
  },
};

/** The proof of the printed catalogue. */
export const catalogueProofApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/catalogue-entries': {
    summary: 'List the entries of sent orders as they are printed, in printing order',
    access: 'manager',
    scope: 'catalogue',
    params,
    query: Type.Object({ ...pagingQuery, ...proof }),
    responses: { 200: PageOf(ProofEntry, ProofMeta), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/catalogue-not-final': {
    summary: 'List the orders whose entries are not final, with the reasons',
    access: 'manager',
    scope: 'catalogue',
    params,
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(NotFinalEntry), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/catalogue-proof': {
    summary: 'Download a part of the catalogue as a PDF for proofreading',
    access: 'manager',
    scope: 'catalogue',
    params,
    query: Type.Object(proof),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});

/** The catalogue for layout programs. */
export const catalogueExportApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/catalogue-export': {
    summary: 'Export the entries for layout; above 5,000 it is made in the background and answered with 202',
    access: 'manager',
    scope: 'catalogue',
    params,
    query: Type.Object({ format: Type.Enum([...layoutFormats]) }),
    responses: { 200: exported, 202: DataOf(ListExport), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/catalogue-pictures': {
    summary: 'Download logos, covers and graphics of sent orders as a ZIP, named as in the export',
    access: 'manager',
    scope: 'catalogue',
    params,
    responses: { 200: fileResponse('A ZIP'), ...errorResponses(401, 403, 404) },
  },
});
