import { servicesDeadlineItems, type ServicesDeadlineInput } from '.';

const event: ServicesDeadlineInput = {
  type: 'self',
  exhibition: {
    is_show_order_additional_services: true,
    installation_started_at: '2026-05-14',
    timezone: 'Europe/Moscow',
  },
};
const moscow = (clock: string) => Date.parse(`${clock}+03:00`);

describe('servicesDeadlineItems', () => {
  it('ends on the day before installation and then disappears [SHELL-240]', () => {
    const [item] = servicesDeadlineItems(event, moscow('2026-05-13T23:59:59'));
    expect(item).toMatchObject({
      kind: 'services',
      at: moscow('2026-05-13T23:59:59'),
      state: 'need',
      isOptional: true,
      opens: { route: 'categories' },
      reminders: [14],
    });
    expect(servicesDeadlineItems(event, moscow('2026-05-14T00:00:00'))).toEqual([]);
  });

  it.each([
    [
      'services are not shown',
      { ...event, exhibition: { ...event.exhibition, is_show_order_additional_services: false } },
    ],
    ['the type orders none', { ...event, type: 'installer' as const }],
  ])('has no date where %s [SHELL-240]', (_why, input) => {
    expect(servicesDeadlineItems(input, moscow('2026-05-01T12:00:00'))).toEqual([]);
  });
});
