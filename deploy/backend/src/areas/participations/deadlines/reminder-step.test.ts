import { reminderDays } from '@fairfront/shared-kit/domain/participations';
import { reminderStep } from './reminder-step';

const moscow = (clock: string) => Date.parse(`${clock}+03:00`);
const item = { edge: 'until', at: moscow('2026-06-09T23:59:59'), state: 'need', reminders: reminderDays } as const;
const stepAt = (now: string, changes: Partial<Parameters<typeof reminderStep>[0]> = {}, wanted = [...reminderDays]) =>
  reminderStep({ ...item, ...changes }, wanted, moscow(now), 'Europe/Moscow');

describe('reminderStep', () => {
  it.each([
    ['2026-05-25T12:00:00', null],
    ['2026-05-26T08:59:59', null],
    ['2026-05-26T09:00:00', 14],
    ['2026-06-01T12:00:00', 14],
    ['2026-06-02T09:00:00', 7],
    ['2026-06-06T09:00:00', 3],
    ['2026-06-07T12:00:00', 3],
    ['2026-06-08T09:00:00', 1],
    ['2026-06-09T12:00:00', 1],
    ['2026-06-10T12:00:00', null],
  ])('at %s is %p [SHELL-252]', (now, step) => {
    expect(stepAt(now)).toBe(step);
  });

  it('is null for deadlines that are done or closed [SHELL-252]', () => {
    expect(stepAt('2026-06-08T12:00:00', { state: 'done' })).toBeNull();
    expect(stepAt('2026-06-08T12:00:00', { state: 'closed' })).toBeNull();
  });

  it('is at most one step for tasks that not everybody has [SHELL-252]', () => {
    expect(stepAt('2026-05-26T12:00:00', { reminders: [14] })).toBe(14);
    expect(stepAt('2026-06-08T12:00:00', { reminders: [14] })).toBe(14);
  });

  it('announces an opening on its day, although nothing is left to do [SHELL-252]', () => {
    const opening = { edge: 'from', state: 'done', at: moscow('2026-06-09T00:00:00'), reminders: [0] } as const;
    expect(stepAt('2026-06-08T12:00:00', opening)).toBeNull();
    expect(stepAt('2026-06-09T09:00:00', opening)).toBe(0);
    expect(stepAt('2026-06-10T09:00:00', opening)).toBeNull();
    expect(stepAt('2026-06-09T09:00:00', opening, [])).toBeNull();
  });

  it('is one of the days that the user has chosen [SHELL-254]', () => {
    expect(stepAt('2026-05-30T12:00:00', {}, [7])).toBeNull();
    expect(stepAt('2026-06-02T12:00:00', {}, [7])).toBe(7);
    expect(stepAt('2026-06-02T12:00:00', {}, [])).toBeNull();
  });
});
