import { localizedOf } from '@fairfront/shared-kit/domain/common';
import type { StoredDecision, StaffPersonalPass } from '@fairfront/shared-kit/domain/passes/api';
import type { Static } from 'typebox';
import { orderExhibitorOf } from '../../participations';
import type { DecisionRow, PassPlaceRow } from './staff-passes.repository';

/** A decision as it is stored. */
export const decisionResponse = ({
  status,
  comment,
  last,
}: Omit<DecisionRow, 'exhibition_id'>): Static<typeof StoredDecision> => ({
  status,
  comment,
  decided_at: last && new Date(last.at).toISOString(),
  decided_by: last && last.id !== null ? { id: last.id, name: last.name ?? '', lastname: last.lastname ?? '' } : null,
  decided_with: last?.key ?? null,
});

/** The data that the pass bureau sees with a pass. */
export const passPlaceResponse = (
  row: PassPlaceRow,
): Pick<Static<typeof StaffPersonalPass>, 'exhibitor' | 'exhibition' | 'decision'> => ({
  exhibitor: orderExhibitorOf(row),
  exhibition: { id: row.exhibition_id, ...localizedOf(row, 'title') },
  decision: decisionResponse(row),
});
