import { localized, printed } from '../../common';
import { catalogueSteps } from '../wizard/step-keys';
import { Type } from 'typebox';
import { Id, Instant, Nullable, Reference } from '../../http';
import { CatalogOrderStatus } from '../../participations/api/participation.schema';
import { CatalogTemplate } from './template.schema';

/**
 * Maximum number of rubrics, services or addresses of one order: more than anybody selects, fewer than a body can hold.
 */
const entries = 5000;

export const CatalogStepKey = Type.Enum([...catalogueSteps]);

const CountryReference = Nullable(Type.Object({ id: Id }));
const Stand = Type.Object({ id: Reference, value: Type.String() });

export const ServiceEntry = Type.Object(
  {
    id: Id,
    order_value: Nullable(Type.String({ description: 'The text of an address' })),
    quantity: Type.Integer({ minimum: 1 }),
    rubric_id: Nullable(Id),
  },
  { title: 'CatalogOrderService' },
);

export const ChosenRubric = Type.Object(
  { id: Id, services: Type.Array(Id) },
  { title: 'CatalogOrderRubric', description: 'In the order of selection, which determines what is free' },
);

const optionalText = Type.Optional(Nullable(Type.String()));

/** Body of create and update: everything but the step may be missing, null or empty. */
export const CatalogOrderBody = Type.Object(
  {
    step: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
    step_key: Type.Optional(CatalogStepKey),
    currency: Type.Optional(Type.String({ maxLength: 10 })),
    ...printed('name', () => optionalText),
    country: Type.Optional(CountryReference),
    catalog_country: Type.Optional(CountryReference),
    is_russian_exporter: Type.Optional(Type.Boolean()),
    is_mark: Type.Optional(Type.Boolean()),
    is_import_substitution: Type.Optional(Type.Boolean()),
    ...printed('information', () => optionalText),
    type: optionalText,
    address: optionalText,
    website: optionalText,
    email: optionalText,
    phone: optionalText,
    fax: optionalText,
    stands: Type.Optional(
      Type.Union([Type.String({ description: 'JSON of `[{id, value}]`' }), Type.Array(Stand, { maxItems: 100 })]),
    ),
    logo_link: optionalText,
    graphics_link: optionalText,
    video_link: optionalText,
    services: Type.Optional(
      Type.Array(
        Type.Object({
          id: Id,
          order_value: optionalText,
          quantity: Type.Optional(Type.Integer({ minimum: 1 })),
          rubric_id: Type.Optional(Nullable(Id)),
        }),
        { maxItems: entries },
      ),
    ),
    rubrics: Type.Optional(
      Type.Array(Type.Object({ id: Id, services: Type.Array(Id, { maxItems: 100 }) }), { maxItems: entries }),
    ),
    exporter_rubrics: Type.Optional(Type.Array(Id, { maxItems: entries })),
  },
  { title: 'CatalogOrderBody', description: 'The selections of an order' },
);

/** A save includes the version that its changes are based on; otherwise it would overwrite a colleague's changes. */
export const CatalogSaveBody = Type.Object(
  {
    ...CatalogOrderBody.properties,
    version: Type.Integer({ minimum: 1, description: 'The version that the changes are based on' }),
  },
  {
    title: 'CatalogSaveBody',
    description: 'The selections of an order and the version that they are based on',
  },
);

/** A call that may include the version that it is based on. */
export const CatalogVersionBody = Type.Union([
  Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1 })) }),
  Type.Null(),
]);

const Country = Nullable(Type.Object({ id: Id, ...localized('name', () => Type.String()) }));
const Amount = Nullable(Type.Number({ description: 'In units of the currency; null is N/A' }));
const Count = Type.Integer({ minimum: 0 });

const fileFacts = { original_name: Type.String(), extension: Type.String(), size: Count };
export const CatalogPackageFile = Type.Object({ id: Id, ...fileFacts }, { title: 'CatalogPackageFile' });
export const CatalogDocument = Type.Object(fileFacts, { title: 'CatalogDocument' });

export const CatalogOrderLine = Type.Object(
  {
    kind: Type.Enum(['service', 'rubric_package', 'exporter']),
    service_id: Id,
    number: Nullable(Type.Integer({ description: 'N of «Package N»' })),
    quantity: Count,
    quantity_free: Count,
    quantity_free_by_template: Count,
    quantity_in_packages: Count,
    quantity_charged: Count,
    price_without_vat: Amount,
    price_with_vat: Amount,
    sum_without_vat: Amount,
    sum_with_vat: Amount,
  },
  { title: 'CatalogOrderLine', description: 'One service and kind with a quantity above 0' },
);

export const CatalogTotals = Type.Object(
  {
    currency: Type.String(),
    vat_rate: Type.Number({ description: 'Percent' }),
    without_vat: Amount,
    vat: Amount,
    with_vat: Amount,
  },
  { title: 'CatalogTotals' },
);

export const CatalogComment = Type.Object(
  {
    id: Id,
    step_key: CatalogStepKey,
    field: Nullable(Type.String({ description: 'Key of the draft; null: the step as a whole' })),
    text: Type.String(),
    answer: Nullable(Type.String()),
  },
  { title: 'CatalogComment', description: 'A comment of the organiser on a returned order' },
);

export const RubricName = Type.Object(
  { id: Id, code: Type.String(), ...localized('name', () => Type.String()) },
  { title: 'CatalogRubricName', description: 'A chosen rubric as it was called when the order was sent' },
);
export const CatalogRubricNames = Type.Object(
  { main: Type.Array(RubricName), exporter: Type.Array(RubricName) },
  {
    title: 'CatalogRubricNames',
    description: 'Template of a sent order; later changes of the template do not affect it',
  },
);

export const CatalogOrder = Type.Object(
  {
    id: Id,
    status: CatalogOrderStatus,
    version: Type.Integer({ minimum: 1, description: 'Incremented by every save and status change' }),
    step: Type.Integer({ minimum: 1, maximum: 6 }),
    step_key: CatalogStepKey,
    currency: Type.String(),
    ...printed('name', () => Type.String()),
    country: Country,
    catalog_country: Country,
    is_russian_exporter: Type.Boolean(),
    is_mark: Type.Boolean(),
    is_import_substitution: Type.Boolean(),
    ...printed('information', () => Type.String()),
    type: Type.String(),
    address: Type.String(),
    website: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    fax: Type.String(),
    stands: Type.Array(Stand),
    logo_link: Type.String(),
    graphics_link: Type.String(),
    video_link: Type.String(),
    services: Type.Array(ServiceEntry),
    rubrics: Type.Array(ChosenRubric),
    exporter_rubrics: Type.Array(Id),
    totals: CatalogTotals,
    lines: Type.Array(CatalogOrderLine),
    logo: Nullable(CatalogPackageFile),
    company_cover: Nullable(CatalogPackageFile),
    presentation: Nullable(CatalogPackageFile),
    graphics: Nullable(CatalogPackageFile),
    confirmation: Nullable(CatalogDocument),
    requisites: Nullable(CatalogDocument),
    rubric_names: Nullable(CatalogRubricNames),
    template: Nullable(CatalogTemplate),
    return_reason: Nullable(Type.String({ description: 'Until the next submit' })),
    return_comments: Type.Array(CatalogComment),
    editable_until: Nullable(Instant({ description: 'Extended period of this participation' })),
    updated_at: Instant(),
    submitted_at: Nullable(Instant({ description: 'Null before the first submit' })),
  },
  { title: 'CatalogOrder', description: 'The catalogue order of a participation' },
);
