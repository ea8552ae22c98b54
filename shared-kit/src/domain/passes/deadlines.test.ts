import {
  deadlineNotice,
  deadlineOf,
  installationDeadlines,
  installationPrintStart,
  isDeadlineReached,
  passDeadlines,
  printWindowOf,
  processingStart,
} from './deadlines';
import { personalPassDownload } from './rights';
import { eventE1, exhibitionE1, moscow } from './testing';

const montage = (changes = {}) => eventE1(changes, 'installer');

describe('deadlines of the worked example E1', () => {
  it('participant and car passes [PASS-033] [PASS-034] [PASS-036] [PASS-037] [PASS-038] [PASS-039]', () => {
    expect(passDeadlines(eventE1())).toEqual({
      certificate: moscow('2026-05-15 23:59:59'),
      car: moscow('2026-05-21 23:59:59'),
      startInstallation: moscow('2026-05-14 00:00:00'),
      endDismantling: moscow('2026-05-23 23:59:59'),
      startCertificatePrint: moscow('2026-05-01 00:00:00'),
      endCertificatePrint: moscow('2026-05-21 23:59:59'),
    });
  });

  it('an event of type montage has other deadlines [PASS-023] [PASS-036] [PASS-037]', () => {
    expect(passDeadlines(montage())).toMatchObject({
      certificate: moscow('2026-05-20 23:59:59'),
      car: moscow('2026-05-23 23:59:59'),
    });
    for (const type of ['collective', 'sub', 'part-time', 'organizer-and-media', 'special-project'] as const) {
      expect(passDeadlines(eventE1({}, type))).toEqual(passDeadlines(eventE1()));
    }
  });

  it('car passes have their own date if one is set [PASS-037] [PASS-026]', () => {
    for (const event of [eventE1({ car_pass_ended_at: '2026-05-22' }), montage({ car_pass_ended_at: '2026-05-22' })])
      expect(passDeadlines(event).car).toBe(moscow('2026-05-22 23:59:59'));
  });

  it('installation passes [PASS-035] [PASS-040] [PASS-041] [PASS-042]', () => {
    expect(installationDeadlines(eventE1())).toEqual({
      installation: moscow('2026-05-20 23:59:59'),
      startInstallationPrint: moscow('2026-05-11 00:00:00'),
      endInstallationPrint: moscow('2026-05-23 23:59:59'),
      endDismantling: moscow('2026-05-23 23:59:59'),
    });
    const set = eventE1({
      print_installer_pass_started_at: '2026-05-13',
      print_installer_pass_ended_at: '2026-05-22',
    });
    expect(installationDeadlines(set)).toMatchObject({
      startInstallationPrint: moscow('2026-05-13 00:00:00'),
      endInstallationPrint: moscow('2026-05-22 23:59:59'),
    });
    const withTime = eventE1({ installation_started_at: '2026-05-14T05:00:00Z' });
    expect(installationDeadlines(withTime).startInstallationPrint).toBe(moscow('2026-05-11 00:00:00'));
  });

  it('missing dates fall back and never make a window unlimited [PASS-026] [PASS-036] [PASS-039] [PASS-040]', () => {
    const bare = {
      personal_pass_started_at: null,
      personal_pass_ended_at: null,
      print_personal_pass_started_at: null,
      print_personal_pass_ended_at: null,
      installer_pass_ended_at: null,
    };
    expect(passDeadlines(eventE1(bare))).toMatchObject({
      certificate: moscow('2026-05-21 23:59:59'),
      startCertificatePrint: moscow('2026-05-14 00:00:00'),
      endCertificatePrint: moscow('2026-05-21 23:59:59'),
    });
    expect(passDeadlines(montage(bare)).certificate).toBe(moscow('2026-05-21 23:59:59'));
    expect(installationDeadlines(eventE1(bare)).installation).toBe(moscow('2026-05-23 23:59:59'));
    const processedFrom = eventE1({ print_personal_pass_started_at: null });
    expect(passDeadlines(processedFrom).startCertificatePrint).toBe(moscow('2026-02-01 00:00:00'));
  });

  it("a value with a time is used as is, a day counts in the exhibition's time zone [PASS-033] [SHELL-226]", () => {
    const at = (changes: object) => passDeadlines(eventE1(changes)).certificate;
    expect(at({ personal_pass_ended_at: '2026-05-15T12:30:00Z' })).toBe(Date.parse('2026-05-15T12:30:00Z'));
    expect(at({ timezone: 'Asia/Vladivostok' })).toBe(Date.parse('2026-05-15T23:59:59+10:00'));
    expect(at({ timezone: null })).toBe(moscow('2026-05-15 23:59:59'));
  });

  it('car passes have no print window, the others have their own [PASS-163]', () => {
    expect(printWindowOf('car', eventE1())).toBeNull();
    expect(printWindowOf('participant', eventE1())?.from).toBe(moscow('2026-05-01 00:00:00'));
    expect(printWindowOf('installation', eventE1())?.from).toBe(moscow('2026-05-11 00:00:00'));
    expect(deadlineOf('car', eventE1())).toBe(moscow('2026-05-21 23:59:59'));
    expect(deadlineOf('installation', eventE1())).toBe(moscow('2026-05-20 23:59:59'));
  });
});

describe('deadline notices', () => {
  it.each([
    ['2026-04-30 23:59:59', false],
    ['2026-05-01 00:00:00', true],
    ['2026-05-21 23:59:59', true],
    ['2026-05-22 00:00:00', false],
  ])('an accepted certificate at %s: printable %s [PASS-043] [PASS-105]', (clock, allowed) => {
    const pass = { type: 'certificate', status: 'accepted' } as const;
    expect(personalPassDownload(pass, eventE1(), moscow(clock)).allowed).toBe(allowed);
  });

  it.each([
    ['2026-05-10 23:59:59', false],
    ['2026-05-11 00:00:00', true],
    ['2026-05-23 23:59:59', true],
    ['2026-05-24 00:00:00', false],
  ])('an accepted installation pass at %s: printable %s [PASS-044] [PASS-124]', (clock, allowed) => {
    const pass = { type: 'installation', status: 'accepted' } as const;
    expect(personalPassDownload(pass, eventE1(), moscow(clock)).allowed).toBe(allowed);
  });

  it('announces the print start of installation passes if there is a quota [PASS-044] [PASS-127]', () => {
    const before = moscow('2026-05-10 23:59:59');
    expect(installationPrintStart(eventE1(), 4, before)).toBe(moscow('2026-05-11 00:00:00'));
    expect(installationPrintStart(eventE1(), null, before)).toBeNull();
    expect(installationPrintStart(eventE1(), 0, before)).toBeNull();
    expect(installationPrintStart(eventE1(), 4, before + 1000)).toBeNull();
  });

  it('announces the deadline until its last second, as a warning from 864000 s before [PASS-046] [PASS-047]', () => {
    const { certificate } = passDeadlines(eventE1());
    const at = (clock: string) => deadlineNotice(certificate, moscow(clock), 3);
    expect(at('2026-05-05 23:59:58')).toEqual({ state: 'open', at: certificate, isWarning: false });
    expect(at('2026-05-05 23:59:59')).toEqual({ state: 'open', at: certificate, isWarning: true });
    expect(at('2026-05-15 23:59:59')).toMatchObject({ isWarning: true });
    expect(at('2026-05-16 00:00:00')).toBeNull();
    expect(deadlineNotice(certificate, moscow('2026-05-16 00:00:00') - 1, 3)).toMatchObject({ state: 'open' });
  });

  it.each(['installation', 'car'] as const)('announces %s passes the same way [PASS-049]', (kind) => {
    const deadline = deadlineOf(kind, eventE1());
    expect(deadlineNotice(deadline, deadline - 864_000_000, 1)).toMatchObject({ isWarning: true });
    expect(deadlineNotice(deadline, deadline - 864_001_000, 1)).toMatchObject({ isWarning: false });
    expect(deadlineNotice(deadline, deadline + 1000, 0)).toEqual({ state: 'reached-empty' });
  });

  it('reports that nothing was issued if the deadline has passed and the list is empty [PASS-048]', () => {
    const { certificate } = passDeadlines(eventE1());
    expect(deadlineNotice(certificate, certificate + 1000, 0)).toEqual({ state: 'reached-empty' });
    expect(deadlineNotice(certificate, certificate, 0)).toMatchObject({ state: 'open' });
    expect(isDeadlineReached('participant', eventE1(), certificate)).toBe(false);
    expect(isDeadlineReached('participant', eventE1(), certificate + 1000)).toBe(true);
  });

  it('announces the start of processing only before it [PASS-045]', () => {
    const start = moscow('2026-02-01 00:00:00');
    expect(processingStart(eventE1(), start - 1000)).toBe(start);
    expect(processingStart(eventE1(), start)).toBeNull();
    expect(processingStart(eventE1({ personal_pass_started_at: null }), 0)).toBeNull();
  });

  const datesOfE1: [string, (keyof typeof exhibitionE1)[]][] = [
    ['14.05.2026-17.05.2026', ['installation_started_at', 'installation_ended_at']],
    ['18.05.2026-21.05.2026', ['started_at', 'ended_at']],
    ['22.05.2026-23.05.2026', ['dismantling_started_at', 'dismantling_ended_at']],
    ['01.02.2026', ['personal_pass_started_at']],
    ['15.05.2026', ['personal_pass_ended_at']],
    ['01.05.2026-21.05.2026', ['print_personal_pass_started_at', 'print_personal_pass_ended_at']],
    ['20.05.2026', ['installer_pass_ended_at']],
    ['null-null', ['print_installer_pass_started_at', 'print_installer_pass_ended_at']],
    ['08.05.2026', ['visa_simple_deadline']],
    ['25.03.2026', ['visa_difficult_deadline']],
  ];

  it.each(datesOfE1)('E1 is the example of the requirements: %s is %j [PASS-032]', (days, fields) => {
    const written = (value: unknown) => String(value).split('-').reverse().join('.');
    expect(fields.map((field) => written(exhibitionE1[field])).join('-')).toBe(days);
    expect(exhibitionE1.timezone).toBe('Europe/Moscow');
  });
});
