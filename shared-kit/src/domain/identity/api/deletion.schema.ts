import { localized } from '../../common';
import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../http';
import { deletionCommentLength, deletionStates } from '../account-deletion';

export const DeletionStateName = Type.Enum([...deletionStates]);

const facts = {
  id: Id,
  status: DeletionStateName,
  reason: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  created_at: Instant(),
  decided_at: Nullable(Instant()),
};

/** A request as the user sees it. */
export const DeletionRequest = Type.Object(facts, {
  title: 'DeletionRequest',
  description: "The caller's latest request to delete the account",
});

/** A participation that would lose its last supervisor. */
const Blocker = Type.Object({
  participation_id: Id,
  ...localized('exhibition', () => Type.String()),
  ...localized('company', () => Type.String()),
});

export const OwnDeletion = Type.Object(
  { request: Nullable(DeletionRequest), blockers: Type.Array(Blocker) },
  {
    title: 'OwnDeletion',
    description: "The caller's latest request, and the participations that first need another supervisor",
  },
);

export const OrganizerDeletion = Type.Object(
  {
    ...facts,
    user: Type.Object({ id: Id, email: Type.String(), lastname: Type.String(), name: Type.String() }),
    companies: Type.Array(Type.Object({ id: Id, ...localized('name', () => Type.String()) }), {
      description: 'The companies in whose participations the person works',
    }),
    blockers: Type.Array(Blocker),
    decided_by: Nullable(
      Type.Object({ name: Type.String(), lastname: Type.String() }, { description: 'The member of staff who decided' }),
    ),
  },
  { title: 'OrganizerDeletion', description: 'A request to delete an account' },
);

export const AskBody = Type.Object({ reason: Type.Optional(Type.String({ maxLength: deletionCommentLength })) });

export const DecisionBody = Type.Object({
  decision: Type.Enum(['done', 'refused']),
  comment: Type.Optional(Type.String({ maxLength: deletionCommentLength })),
});

export const DecisionOnDeletion = Type.Object({ id: Id, ...DecisionBody.properties });
export type DecisionOnDeletion = Static<typeof DecisionOnDeletion>;
