import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { AuditRow } from '../api/audit';
import { deskApi, queued } from './queue';

const buildRecord = (changes: Partial<AuditRow> = {}): AuditRow => ({
  id: 900,
  at: '2026-04-19T07:30:00.000Z',
  user: { id: 5, name: 'Anna', lastname: 'Kim', email: 'anna@fairfront.example' },
  key_name: null,
  is_acting: false,
  participation_id: 101,
  action: 'personal-pass.accepted',
  action_name: 'Pass accepted',
  subject: 'personal-pass 17',
  details: {},
  ...changes,
});

/** A decision, what an API key did for its person, and what nobody signed in did. */
const records: readonly AuditRow[] = [
  buildRecord(),
  buildRecord({ id: 899, key_name: 'Turnstiles', is_acting: true, action_name: 'Pass changed' }),
  buildRecord({ id: 898, user: null, participation_id: null, subject: null, action_name: 'Invitation accepted' }),
];

/** An API of the desk with an audit. */
export const auditApi = (rows: readonly AuditRow[] = records): FakeApi =>
  deskApi(queued, [{ role: 'owner', exhibition_id: null }]).on('get', '/organizer/audit', () => buildPage([...rows]));
