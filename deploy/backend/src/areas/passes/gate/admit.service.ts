import { defaultZone, type Locale } from '@fairfront/shared-kit/domain/common';
import { entryBefore, gateVerdict, passCodeOf } from '@fairfront/shared-kit/domain/passes';
import type { Passage, PassageResult } from '@fairfront/shared-kit/domain/passes/api';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import { HttpError } from '../../../platform/http/http-error';
import { serverText } from '../../../platform/texts/server-texts';
import type { Services } from '../../../platform/services';
import { carPasses } from '../passes/car-pass-store';
import { subjectOf } from '../passes/pass-store';
import { personalPasses } from '../passes/personal-pass-store';
import { eventOfRow, knownPassOf, passAtGateResponse } from './gate-pass.response';
import { findPassAtGate, insertEntry, listEntriesOfPass, lockPassByCode } from './gate.repository';

type Needs = Pick<Services, 'clock' | 'database'>;

interface Gate {
  exhibitionId: number;
  userId: number;
  locale: Locale;
}

const idTaken = () => new HttpError(409, serverText('passes.entryIdTaken'), { code: 'entry_id_taken' });

const isoOf = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const pass = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { exhibitionId, userId, locale }: Gate,
  { id, code, admitted = false, entered_at }: Passage,
): Promise<PassageResult> => {
  const barcode = passCodeOf(code);
  await lockPassByCode(trx, barcode);
  const row = await findPassAtGate(trx, exhibitionId, barcode);
  const nothing = { id, is_stored: false, is_changed: false, pass: null, entered_before_at: null, error: null };
  if (!row) return { ...nothing, verdict: 'unknown' };

  const known = knownPassOf(row, eventOfRow(row));
  const now = clock.now();
  const at = Math.min(now.getTime(), entered_at === undefined ? Infinity : Date.parse(entered_at));
  const zone = typeof row.timezone === 'string' ? row.timezone : defaultZone;
  const entries = await listEntriesOfPass(trx, row);
  const stored = entries.find((entry) => entry.id === id.toLowerCase());
  const others = entries.filter((entry) => entry !== stored).map((entry) => entry.entered_at.getTime());
  const entered = entryBefore(known.kind, others, { at, zone });
  const verdict = stored?.verdict ?? gateVerdict(known, { at, zone, entered });
  const isNew = !stored && (admitted || verdict === 'valid');
  const entry = { exhibition_id: exhibitionId, id, verdict, entered_at: new Date(at), stored_at: now };
  const isChanged = isNew && (await insertEntry(trx, row, entry));
  if (isChanged) {
    const store = row.kind === 'car' ? carPasses : personalPasses;
    await writeAudit(trx, {
      ...{ userId, participationId: row.participation_id, at: now },
      action: `${store.name}.entered`,
      subject: subjectOf(store, row.id),
      details: { verdict, entered_at: new Date(at).toISOString() },
    });
  }
  return {
    ...{ id, verdict, is_stored: isChanged || stored !== undefined, is_changed: isChanged },
    pass: passAtGateResponse(row, known),
    entered_before_at: isoOf(entered),
    error: isNew && !isChanged ? batchErrorOf(idTaken(), locale) : null,
  };
};

/** Checks passes at a gate and stores the entries, each by itself. */
export const admit = (services: Needs, gate: Gate, passages: readonly Passage[]): Promise<PassageResult[]> =>
  runBatch(
    services.database,
    passages,
    ({ code }) => passCodeOf(code),
    (trx, passage) => pass(trx, services, gate, passage),
  );
