import { localized } from '../../common';
import { Type } from 'typebox';
import { Day, Id, Instant, Nullable } from '../../http';
import { CatalogOrderStatus } from '../../participations/api/participation.schema';

/** An order that can be copied. */
export const CatalogCopyOffer = Type.Object(
  {
    id: Id,
    participation_id: Id,
    status: CatalogOrderStatus,
    ...localized('title', () => Type.String({ description: 'Of the exhibition' })),
    started_at: Day(),
    ended_at: Day(),
    updated_at: Instant(),
  },
  { title: 'CatalogCopyOffer', description: 'An order of an earlier exhibition of the company' },
);

const Ids = Type.Array(Id);
const address = { id: Type.Integer(), address: Type.String() };

/** Fields of the wizard's form, except currency, stands and mark, which belong to their exhibition. */
export const CatalogDraftPatch = Type.Object(
  {
    companyName: Type.String(),
    companyNameEng: Type.String(),
    companyCountry: Nullable(Id),
    companyCountryForBooklet: Nullable(Id),
    companyOwnerType: Type.String(),
    companyRussianExporter: Type.Boolean(),
    companyAddresses: Type.Array(Type.Object(address)),
    companySite: Type.String(),
    companyEmail: Type.String(),
    companyPhone: Type.String(),
    companyFax: Type.String(),
    companyInfo: Type.String(),
    companyInfoEng: Type.String(),
    companyImportSubstitution: Type.Boolean(),
    rubrics: Type.Array(Type.Object({ id: Id, services: Ids }), { description: 'In the order of selection' }),
    rubricAddresses: Type.Array(Type.Object({ ...address, rubricId: Id })),
    exporterRubrics: Ids,
    selectedMajorPackageIds: Ids,
    selectedAdditionalPackageId: Nullable(Id),
    selectedLogoPlacementIds: Ids,
    packagePlacementLogoLink: Type.String(),
    adServices: Type.Object({ catalog: Ids, guide: Ids, other: Ids }),
    graphicFilesLink: Type.String(),
    adVideoFilesLink: Type.String(),
  },
  { title: 'CatalogDraftPatch', description: 'Keys of the draft, as in histories and conflicts' },
);

/** The proposal of a copy. */
export const CatalogCopy = Type.Object(
  {
    patch: CatalogDraftPatch,
    missing: Type.Array(
      Type.Object({
        kind: Type.Enum(['rubric', 'exporter_rubric', 'exporter', 'service', 'package_pair', 'address']),
        ...localized('name', () =>
          Type.String({ description: 'The name of then; of an address its text, of `exporter` nothing' }),
        ),
      }),
      { description: 'What has no match in this exhibition' },
    ),
  },
  { title: 'CatalogCopy', description: 'A proposal; nothing is stored' },
);
