import { localized } from '../../common';
import { publicationStatuses, publicationTypes } from '../publications';
import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageMeta, QueueDecision, UploadedFile } from '../../http';
import { OrderExhibitor } from '../../participations/api/staff-lists.schema';

const PublicationTypeName = Type.Enum([...publicationTypes]);
export const PublicationStatusName = Type.Enum([...publicationStatuses]);

const facts = {
  id: Id,
  type: PublicationTypeName,
  title: Type.String(),
  text: Type.String(),
  status: PublicationStatusName,
  comment: Nullable(Type.String({ description: "The organiser's comment on the current status" })),
  created_at: Instant(),
  file: Nullable(
    Type.Object(
      { original_name: Type.String(), extension: Type.String(), size: Type.Integer({ minimum: 1 }) },
      { title: 'PublicationFile', description: 'Downloaded by the address of its request followed by /file' },
    ),
  ),
};

export const PublicationRequest = Type.Object(facts, {
  title: 'PublicationRequest',
  description: 'A request to publish news or a product of a company',
});
export type PublicationRequest = Static<typeof PublicationRequest>;

export const OrganizerPublicationRequest = Type.Object(
  {
    ...facts,
    exhibitor: OrderExhibitor,
    exhibition: Type.Object({ id: Id, ...localized('title', () => Type.String()) }),
    updated_at: Instant(),
  },
  { title: 'OrganizerPublicationRequest', description: 'A request with its company and exhibition' },
);
export type OrganizerPublicationRequest = Static<typeof OrganizerPublicationRequest>;

export const StaffPublicationRequest = Type.Object(
  { ...OrganizerPublicationRequest.properties, decision: QueueDecision },
  { title: 'StaffPublicationRequest', description: 'A request with the last change of its status' },
);
export type StaffPublicationRequest = Static<typeof StaffPublicationRequest>;

export const DecisionOnPublication = Type.Object({
  id: Id,
  status: PublicationStatusName,
  comment: Type.Optional(Nullable(Type.String({ description: 'Comment for the company, up to 1000 characters' }))),
});
export type DecisionOnPublication = Static<typeof DecisionOnPublication>;

const Count = Type.Integer({ minimum: 0 });
export const PublicationCounts = Type.Object(
  { new: Count, in_work: Count, rejected: Count, posted: Count },
  { title: 'PublicationCounts', description: 'Number of requests by status, whatever status is asked for' },
);
export type PublicationCounts = Static<typeof PublicationCounts>;

export const OrganizerPublicationsPage = Type.Object({
  data: Type.Array(OrganizerPublicationRequest),
  meta: Type.Object({ ...PageMeta.properties, counts: PublicationCounts }, { title: 'OrganizerPublicationsMeta' }),
});

/** The multipart form of a request. */
export const PublicationForm = Type.Object({
  type: PublicationTypeName,
  title: Type.String(),
  text: Type.String(),
  file: Type.Optional(UploadedFile),
});

export const PublicationChangeBody = Type.Object({
  status: PublicationStatusName,
  comment: Type.Optional(
    Nullable(
      Type.String({
        description: 'Comment for the company, up to 1000 characters; if omitted, the previous one is removed',
      }),
    ),
  ),
});
export type PublicationChangeBody = Static<typeof PublicationChangeBody>;
