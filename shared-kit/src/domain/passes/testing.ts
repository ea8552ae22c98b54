import type { PassEvent, PassExhibition } from './pass';

/** The worked example E1 of the requirements. */
export const exhibitionE1: PassExhibition = {
  timezone: 'Europe/Moscow',
  installation_started_at: '2026-05-14',
  installation_ended_at: '2026-05-17',
  started_at: '2026-05-18',
  ended_at: '2026-05-21',
  dismantling_started_at: '2026-05-22',
  dismantling_ended_at: '2026-05-23',
  personal_pass_started_at: '2026-02-01',
  personal_pass_ended_at: '2026-05-15',
  print_personal_pass_started_at: '2026-05-01',
  print_personal_pass_ended_at: '2026-05-21',
  installer_pass_ended_at: '2026-05-20',
  print_installer_pass_started_at: null,
  print_installer_pass_ended_at: null,
  visa_simple_deadline: '2026-05-08',
  visa_difficult_deadline: '2026-03-25',
  create_personal_pass_disabled: false,
  create_install_pass_disabled: false,
  create_car_pass_disabled: false,
};

export const eventE1 = (changes: Partial<PassExhibition> = {}, type: PassEvent['type'] = 'self'): PassEvent => ({
  type,
  exhibition: { ...exhibitionE1, ...changes },
});

/** The instant of a local time in Moscow, `2026-05-15 23:59:59`, in ms since the epoch. */
export const moscow = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}+03:00`);
