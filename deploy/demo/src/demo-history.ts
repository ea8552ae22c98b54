import { demoUsers } from './demo-participations';
import type { DemoCarPass, DemoPersonalPass } from './demo-passes';

interface DemoHistoryEntry {
  user_id: number | null;
  participation_id: number;
  action: string;
  subject: string;
  details: string;
  created_at: Date;
}

/** The organiser decides some hours after a pass was issued. */
const decisionTime = 5 * 3_600_000;

const manager = demoUsers.find(({ access }) => access === 'manager')?.id ?? null;
const writers = new Set(['supervisor', 'admin', 'edit']);
const writerOf = (participation: number): number | null =>
  demoUsers.find((user) => writers.has(user.in[participation] ?? ''))?.id ?? null;

type DemoPass = Pick<DemoPersonalPass | DemoCarPass, 'id' | 'participation_id' | 'status' | 'created_at' | 'comment'>;

/** When a pass was last changed: by the decision of the organiser, otherwise when it was issued. */
export const changedAt = ({ status, created_at }: Pick<DemoPass, 'status' | 'created_at'>): Date =>
  new Date(Date.parse(created_at) + (status === 'consideration' ? 0 : decisionTime));

/** How each demo pass came to its status: issued by somebody of the company, decided by the organiser. */
export const demoHistory = (kind: 'personal-pass' | 'car-pass', passes: readonly DemoPass[]): DemoHistoryEntry[] =>
  passes.flatMap((pass) => {
    const at = Date.parse(pass.created_at);
    const about = { participation_id: pass.participation_id, subject: `${kind} ${pass.id}` };
    const created = {
      ...about,
      user_id: writerOf(pass.participation_id),
      action: `${kind}.created`,
      details: JSON.stringify({}),
      created_at: new Date(at),
    };
    if (pass.status === 'consideration') return [created];
    const decided = {
      ...about,
      user_id: manager,
      action: `${kind}.status-changed`,
      details: JSON.stringify({ from: 'consideration', status: pass.status, comment: pass.comment }),
      created_at: changedAt(pass),
    };
    return [created, decided];
  });
