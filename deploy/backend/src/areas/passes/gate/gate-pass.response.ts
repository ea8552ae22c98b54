import { createHash } from 'node:crypto';
import { localizedOf } from '@fairfront/shared-kit/domain/common';
import {
  gateDays,
  gateHashBytes,
  gateKind,
  gateState,
  type GatePass,
  type KnownPass,
  type PassEvent,
} from '@fairfront/shared-kit/domain/passes';
import type { GateEntry, GateList, PassAtGate } from '@fairfront/shared-kit/domain/passes/api';
import { passEventOf } from '../passes/pass-context';
import type { GatePassRow, listEntries, listGateGroups } from './gate.repository';

type CheckedPass = Pick<GatePassRow, 'type' | 'status' | 'is_removed' | 'entry_date' | 'departure_date'>;

const gatePassOf = ({ type, entry_date, departure_date }: CheckedPass): GatePass =>
  type === null ? { type, entry_date: entry_date ?? '', departure_date } : { type };

/** The row in the form that the rules of the gate expect. */
export const knownPassOf = (row: CheckedPass, event: PassEvent): KnownPass => {
  const pass = gatePassOf(row);
  const { status, is_removed: isRemoved } = row;
  return { kind: gateKind(pass), state: gateState({ status, isRemoved }), days: gateDays(pass, event) };
};

/** The days of a pass depend on its exhibition. */
export const eventOfRow = (row: GatePassRow): PassEvent => passEventOf({ ...row, type: row.event_type });

/** What a gate shows of a pass. */
export const passAtGateResponse = (row: GatePassRow, { kind, days }: KnownPass): PassAtGate => ({
  kind: row.kind,
  id: row.id,
  pass_kind: kind,
  title:
    row.kind === 'car'
      ? [row.car_number, row.trailer_number].filter(Boolean).join(', ')
      : [row.lastname, row.name, row.middlename].filter(Boolean).join(' '),
  ...localizedOf(row, 'company'),
  stands: row.stands.map(({ title }) => title),
  days: [...days],
  comment: row.comment,
});

/** Codes have 70 random bits, so a gate can recognise one by its hash, and nobody can make a code of a hash. */
export const codeHash = (code: string): string =>
  createHash('sha256').update(code).digest().subarray(0, gateHashBytes).toString('base64url');

/** An entry of any gate. */
export const gateEntryResponse = (row: Awaited<ReturnType<typeof listEntries>>[number]): GateEntry => ({
  id: row.id,
  code_hash: codeHash(row.barcode),
  entered_at: row.entered_at.toISOString(),
  stored_at: row.stored_at.toISOString(),
});

/** Passes that are alike for a gate, with the hashes of their codes. */
export const gateGroupResponse = (
  row: Awaited<ReturnType<typeof listGateGroups>>[number],
  event: PassEvent,
): GateList['groups'][number] => {
  const { kind, state, days } = knownPassOf(row, event);
  return { pass_kind: kind, state, days: [...days], codes: row.codes.map(codeHash) };
};
