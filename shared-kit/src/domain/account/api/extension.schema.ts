import { localized } from '../../common';
import { extensionKinds, extensionStates } from '../../participations/deadline-extensions';
import { Type, type Static } from 'typebox';
import { Day, Id, Instant, Nullable, PageMeta, PageOf, UploadedFile } from '../../http';
import { OrderExhibitor } from '../../participations/api/staff-lists.schema';

export const ExtensionKindName = Type.Enum([...extensionKinds]);
export const ExtensionStateName = Type.Enum([...extensionStates]);

const facts = {
  id: Id,
  kind: ExtensionKindName,
  status: ExtensionStateName,
  former_at: Instant({ description: 'The deadline at the time of the request' }),
  asked_until: Day(),
  granted_until: Nullable(Day({ description: 'May differ from the requested day' })),
  reason: Type.String(),
  comment: Nullable(Type.String({ description: "The organiser's comment on the decision" })),
  created_at: Instant(),
  decided_at: Nullable(Instant({ description: 'Also set when the request is withdrawn' })),
  decided_by: Nullable(
    Type.Object(
      { name: Type.String(), lastname: Type.String() },
      // people of the company, or of its collective organiser, appear in no response
      { description: "Name of the organiser's employee who approved or declined the request" },
    ),
  ),
  file: Nullable(
    Type.Object(
      { original_name: Type.String(), size: Type.Integer({ minimum: 1 }) },
      { title: 'ExtensionFile', description: 'Downloaded by the address of its request followed by /file' },
    ),
  ),
};

export const ExtensionRequest = Type.Object(facts, {
  title: 'ExtensionRequest',
  description: 'A request for an extension of a deadline',
});
export type ExtensionRequest = Static<typeof ExtensionRequest>;

export const ExtensionRule = Type.Object(
  {
    kind: ExtensionKindName,
    until: Nullable(Day({ description: 'Last possible day; null: this deadline is never extended' })),
    ...localized('note', () => Nullable(Type.String())),
  },
  { title: 'ExtensionRule', description: 'What the organiser allows for one kind, and why not more' },
);
export type ExtensionRule = Static<typeof ExtensionRule>;

export const StoredExtensionRule = Type.Object(
  { ...ExtensionRule.properties, etag: Type.String({ description: 'For If-Match of the next change' }) },
  { title: 'StoredExtensionRule', description: 'A rule after its change, with the new state of the exhibition' },
);

export const ExtensionRules = Type.Object(
  {
    rules: Type.Array(ExtensionRule, { description: 'A kind without a rule is never extended' }),
    etag: Type.String({ description: 'For If-Match of a change; the state of the exhibition' }),
  },
  { title: 'ExtensionRules', description: 'How far the deadlines of an exhibition may be extended' },
);
export type ExtensionRules = Static<typeof ExtensionRules>;

export const Extensions = Type.Object(
  { requests: Type.Array(ExtensionRequest), rules: Type.Array(ExtensionRule) },
  {
    title: 'Extensions',
    description: 'The extension requests of a participation, newest first, and what can be requested',
  },
);
export type Extensions = Static<typeof Extensions>;

export const OrganizerExtensionRequest = Type.Object(
  { ...facts, exhibitor: OrderExhibitor },
  { title: 'OrganizerExtensionRequest', description: 'A request and its company' },
);
export type OrganizerExtensionRequest = Static<typeof OrganizerExtensionRequest>;

const Count = Type.Integer({ minimum: 0 });
export const OrganizerExtensionsPage = PageOf(
  OrganizerExtensionRequest,
  Type.Object(
    {
      ...PageMeta.properties,
      counts: Type.Object(
        { all: Count, ...Object.fromEntries(extensionKinds.map((kind) => [kind, Count])) } as Record<
          'all' | (typeof extensionKinds)[number],
          typeof Count
        >,
        { description: 'How many requests the other filters find, by kind' },
      ),
    },
    { title: 'OrganizerExtensionsMeta' },
  ),
);

export const DecisionOnExtension = Type.Object({
  id: Id,
  decision: Type.Enum(['grant', 'refuse']),
  until: Type.Optional(Type.String({ maxLength: 10, description: 'YYYY-MM-DD; default: the requested day' })),
  comment: Type.Optional(Nullable(Type.String({ description: 'For the company; required for a refusal' }))),
});
export type DecisionOnExtension = Static<typeof DecisionOnExtension>;

/** The multipart form of a request. */
export const ExtensionForm = Type.Object({
  kind: ExtensionKindName,
  until: Day(),
  reason: Type.String(),
  file: Type.Optional(UploadedFile),
});

export const GrantBody = Type.Object({
  until: Type.String({ maxLength: 10, description: 'YYYY-MM-DD' }),
  comment: Type.Optional(Nullable(Type.String({ description: 'For the company, up to 500 characters' }))),
});
export const RefuseBody = Type.Object({
  comment: Type.String({ description: 'For the company, 1 to 500 characters' }),
});
export const ExtensionRuleBody = Type.Object({
  until: Nullable(Type.String({ maxLength: 10, description: 'YYYY-MM-DD; null: never extended' })),
  ...localized('note', () => Type.Optional(Nullable(Type.String({ maxLength: 300 })))),
});
