import { Type, type Static } from 'typebox';
import { locales } from '../../common';
import { CatalogComment, CatalogOrder, CatalogStepKey, CatalogTotals } from './order.schema';
import type { RubricNode } from '../rubric-tree';
import type { TemplateUpload } from '../template-problems';
import { CatalogTemplateBody, RubricTreeBody } from './template.schema';
import { DataOf, Id, Instant, Nullable, PageOf, closed } from '../../http';
import { CatalogOrderStatus } from '../../participations/api/participation.schema';
import { OrderExhibitor } from '../../participations/api/staff-lists.schema';

const facts = {
  id: Id,
  status: CatalogOrderStatus,
  version: Type.Integer({ minimum: 1 }),
  exhibitor: OrderExhibitor,
  totals: Nullable(CatalogTotals),
  submitted_at: Nullable(Instant()),
  editable_until: Nullable(Instant()),
  updated_at: Instant(),
  moves: Type.Array(CatalogOrderStatus, { description: 'Possible next statuses' }),
};

export const OrganizerCatalogOrder = Type.Object(facts, {
  title: 'OrganizerCatalogOrder',
  description: "A catalogue order in the organiser's list",
});
export type OrganizerCatalogOrder = Static<typeof OrganizerCatalogOrder>;
export const OrganizerCatalogOrdersPage = PageOf(OrganizerCatalogOrder);

/** The terms that were accepted on sending: the agreement must be provable. */
export const Agreement = Type.Object(
  {
    user: Nullable(Type.Object({ id: Id, name: Type.String(), email: Type.String() })),
    at: Instant(),
    locale: Type.Enum([...locales]),
    terms_url: Nullable(Type.String()),
  },
  { title: 'CatalogAgreement', description: 'Who accepted which terms, and when' },
);

export const OrganizerCatalogOrderDetail = Type.Object(
  {
    ...facts,
    order: CatalogOrder,
    agreement: Nullable(Agreement),
    earlier_comments: Type.Array(CatalogComment, { description: 'Comments of returns before the last one' }),
  },
  { title: 'OrganizerCatalogOrderDetail', description: 'A catalogue order for the organiser' },
);
export type OrganizerCatalogOrderDetail = Static<typeof OrganizerCatalogOrderDetail>;
export const OrganizerCatalogOrderResponse = DataOf(OrganizerCatalogOrderDetail);

export const CatalogOrderChangeBody = Type.Object(
  {
    status: Type.Optional(CatalogOrderStatus),
    reason: Type.Optional(Type.String({ description: 'Reason of a return to draft' })),
    step_key: Type.Optional(CatalogStepKey),
    comments: Type.Optional(
      Type.Array(
        Type.Object({
          step_key: CatalogStepKey,
          field: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
          text: Type.String(),
        }),
        { maxItems: 100 },
      ),
    ),
    editable_until: Type.Optional(
      Nullable(Instant({ description: 'Until when this participation may still save and send' })),
    ),
  },
  {
    title: 'CatalogOrderChangeBody',
    description: 'A status change, a return with comments, or an extension',
  },
);
export type CatalogOrderChangeBody = Static<typeof CatalogOrderChangeBody>;

const rubricTrees = { rubrics: RubricTreeBody, exporter: RubricTreeBody };

export const CatalogTemplateUpload = closed(
  Type.Object(
    {
      template: CatalogTemplateBody,
      ...rubricTrees,
      seen_stamp: Type.Optional(
        Type.String({ maxLength: 36, description: 'The stamp that was read; another one is 409 `template_changed`' }),
      ),
    },
    { title: 'CatalogTemplateUpload', description: 'The catalogue template of an exhibition' },
  ),
);

export const CatalogRubricsUpload = closed(
  Type.Object(rubricTrees, { title: 'CatalogRubricsUpload', description: 'Both rubric trees of an exhibition' }),
);

/** What was saved, in the form in which it is saved again. */
export const OrganizerCatalogTemplate = Type.Object(
  {
    id: Id,
    exhibition_id: Id,
    stamp: Type.String({ description: 'Changes with every change of the template or its rubrics' }),
    template: Type.Unsafe<TemplateUpload['template']>(CatalogTemplateBody),
    rubrics: Type.Unsafe<readonly RubricNode[]>(RubricTreeBody),
    exporter: Type.Unsafe<readonly RubricNode[]>(RubricTreeBody),
  },
  { title: 'OrganizerCatalogTemplate', description: 'The catalogue template of an exhibition with both rubric trees' },
);
export const CatalogTemplateStored = Type.Object(
  { id: Id, exhibition_id: Id, services: Type.Integer(), rubrics: Type.Integer(), exporter_rubrics: Type.Integer() },
  { title: 'CatalogTemplateStored', description: 'Counts of what was stored' },
);
export type CatalogTemplateStored = Static<typeof CatalogTemplateStored>;
