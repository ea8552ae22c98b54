import type {
  ExtensionRequest,
  ExtensionRule,
  OrganizerExtensionRequest,
} from '@fairfront/shared-kit/domain/account/api';
import { entityTag } from '../../../platform/http/entity-tag';
import type { ExtensionOfAllRow, ExtensionRow } from './extensions.repository';
import {
  type ExtensionKind,
  type ExtensionRules,
  extensionKinds,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { orderExhibitorOf } from '../../participations';

const personOf = (name: string | null, lastname: string | null) =>
  name === null ? null : { name, lastname: lastname ?? '' };

/** A request for more time, as its company sees it. */
export const extensionResponse = (row: ExtensionRow): ExtensionRequest => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  former_at: row.former_at.toISOString(),
  asked_until: row.asked_until,
  granted_until: row.granted_until,
  reason: row.reason,
  comment: row.comment,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decided_by: personOf(row.decider_name, row.decider_lastname),
  file: row.original_name === null ? null : { original_name: row.original_name, size: row.size ?? 0 },
});

/** The rules of an exhibition as the API returns them, in the order of the kinds. */
export const rulesResponse = (rules: ExtensionRules): ExtensionRule[] =>
  extensionKinds.flatMap((kind) => {
    const rule = rules[kind];
    return rule ? [{ kind, ...rule }] : [];
  });

/** The rules of an exhibition with the state that a change may name. */
export const storedRulesResponse = (row: { extension_rules: ExtensionRules; changed_at: Date }) => ({
  rules: rulesResponse(row.extension_rules),
  etag: entityTag(row.changed_at),
});

/** How many requests there are, in all and by kind. */
export const extensionCounts = (rows: readonly { kind: ExtensionKind; count: number }[]) => {
  const counts = Object.fromEntries(
    extensionKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.count ?? 0]),
  ) as Record<ExtensionKind, number>;
  return { all: rows.reduce((sum, { count }) => sum + count, 0), ...counts };
};

/** The same with its company, as the organiser sees it. */
export const organizerExtensionResponse = (row: ExtensionOfAllRow): OrganizerExtensionRequest => ({
  ...extensionResponse(row),
  exhibitor: orderExhibitorOf(row),
});
