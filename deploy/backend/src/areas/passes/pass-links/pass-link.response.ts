import { type PassLinkState, passLinkState, reminderFrom } from '@fairfront/shared-kit/domain/passes';
import type { PassLinkRow } from './pass-links.repository';
import type { PassLink } from '@fairfront/shared-kit/domain/passes/api';
import type { Static } from 'typebox';

const msOf = (date: Date | null): number | null => date?.getTime() ?? null;

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;
export const stateOfLink = (row: PassLinkRow, now: number): PassLinkState =>
  passLinkState(
    {
      openedAt: msOf(row.opened_at),
      filledAt: msOf(row.filled_at),
      revokedAt: msOf(row.revoked_at),
      expiresAt: row.expires_at.getTime(),
    },
    now,
  );

export const reminderOfLink = ({ email, mailed_at }: PassLinkRow): number | null =>
  reminderFrom({ email, mailedAt: msOf(mailed_at) });
/** A link as the API returns it, without its address, which is not stored. */
export const passLinkResponse = (row: PassLinkRow, now: number): Static<typeof PassLink> => {
  const remindFrom = reminderOfLink(row);
  return {
    id: row.id,
    state: stateOfLink(row, now),
    email: row.email,
    name: row.pass_lastname === null ? row.name : `${row.pass_lastname} ${row.pass_name ?? ''}`.trim(),
    asks_visa: row.asks_visa,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    opened_at: isoOf(row.opened_at),
    filled_at: isoOf(row.filled_at),
    pass_id: row.current_pass_id,
    revoked_at: isoOf(row.revoked_at),
    revoked_by: row.revoker_lastname === null ? null : `${row.revoker_name ?? ''} ${row.revoker_lastname}`.trim(),
    remind_from: remindFrom === null ? null : new Date(remindFrom).toISOString(),
  };
};

/** The address of a link with this token. */
export const addressOf = (publicUrl: string, token: string): string => `${publicUrl}/pass-link/${token}`;
