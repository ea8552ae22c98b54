import { storedStand, type AdditionalServiceDetail, type Participation } from '@fairfront/shared-kit/platform';
import {
  act,
  axeViolations,
  buildCartItem,
  buildStand,
  buildUserWithRole,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { buildServiceDetail, createServicesApi, testNow, withServices } from '../testing/services-api';
import ServiceModal from './service.modal';

interface Fixture {
  lines?: Parameters<typeof createServicesApi>[1];
  participation?: Participation;
  locale?: 'ru' | 'en';
  now?: string;
}

const render = (facts: Partial<AdditionalServiceDetail>, fixture: Fixture = {}) => {
  const world = createServicesApi([buildServiceDetail(4, { name_eng: 'Work', ...facts })], fixture.lines);
  const rendered = renderInPlatform(<ServiceModal params={{ service: '4' }} />, {
    texts: { services: { ru, en } },
    participation: fixture.participation ?? withServices(),
    user: buildUserWithRole('edit'),
    api: world.api,
    locale: fixture.locale ?? 'en',
    now: fixture.now ?? testNow,
    modalTitle: 'Service',
  });
  const sent = () => world.api.sent('post', '/participants/{id}/cart-items/{serviceId}')[0]?.body;
  return { ...rendered, world, sent };
};

const addButton = () => screen.findByRole('button', { name: /^(Add to cart|В корзину)/ });
const day = (number: number) => screen.findByRole('gridcell', { name: new RegExp(`^${number}\\sMay`) });
const amount = () => document.querySelector('output')?.textContent?.replace(/\u00a0/g, ' ');

describe('the service dates', () => {
  it('dates are required: the popup says so in both languages and nothing is sent [SVC-051, SVC-052]', async () => {
    const { person, platform, sent } = render({ is_required_date_exhibition: true });
    await person.click(await addButton());
    expect(platform.log.errors).toEqual(['Choose at least one date']);
    await platform.setLocale('ru');
    await person.click(await addButton());
    expect(platform.log.errors.at(-1)).toBe('Выберите хотя бы одну дату');
    expect(sent()).toBeUndefined();
  });

  it('dates multiply the total and are sent in order [SVC-073, SVC-136, SVC-137]', async () => {
    const { person, sent } = render({ is_required_date_exhibition: true });
    await person.click(await day(20));
    await person.click(await day(18));
    await waitFor(() => expect(amount()).toBe('2 000 ₽'));
    await person.click(await addButton());
    await waitFor(() => expect(sent()).toMatchObject({ dates: ['2026-05-18', '2026-05-20'], quantity: 1 }));
  });

  it('dates are limited to the periods of the service, from today on, bounds included [SVC-054, SVC-055]', async () => {
    const { person } = render(
      { is_required_date_install: true, is_required_date_exhibition: true },
      { now: '2026-05-16T12:00:00+03:00' },
    );
    const isOpen = async (number: number) => {
      await person.click(await day(number));
      return (await day(number)).getAttribute('aria-selected') === 'true';
    };
    expect([await isOpen(15), await isOpen(16), await isOpen(21), await isOpen(22)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('dates follow the days that the exhibition assigns to each period [SVC-017]', async () => {
    const base = withServices();
    const days = {
      ...{ installation_started_at: '2026-05-04', installation_ended_at: '2026-05-05' },
      ...{ started_at: '2026-05-06', ended_at: '2026-05-07' },
      ...{ dismantling_started_at: '2026-05-08', dismantling_ended_at: '2026-05-08' },
    };
    render(
      { is_required_date_install: true, is_required_date_exhibition: true, is_required_date_dismantling: true },
      { participation: { ...base, exhibition: { ...base.exhibition, ...days } }, now: '2026-05-01T12:00:00+03:00' },
    );
    const kinds = await Promise.all(
      [4, 5, 6, 7, 8].map(async (number) => (await day(number)).getAttribute('aria-label')),
    );
    expect(kinds.map((name) => /Installation|Exhibition|Dismantling/.exec(name ?? '')?.[0])).toEqual([
      'Installation',
      'Installation',
      'Exhibition',
      'Exhibition',
      'Dismantling',
    ]);
    expect((await day(9)).getAttribute('aria-label')).not.toMatch(/Installation|Exhibition|Dismantling/);
  });

  it('the calendar names and colours the three periods [SVC-056, SVC-057]', async () => {
    const { platform } = render({ is_required_date_exhibition: true });
    expect(await day(14)).toHaveAccessibleName(/Installation/);
    expect(await day(18)).toHaveAccessibleName(/Exhibition/);
    expect(await day(22)).toHaveAccessibleName(/Dismantling/);
    expect(await day(18)).toHaveClass('exhibition');
    await platform.setLocale('ru');
    const legend = ['Монтаж', 'Выставка', 'Демонтаж'].map((name) => screen.getByText(name));
    expect(legend).toHaveLength(3);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the quantities by date', () => {
  it('a date is required first: the add button opens the panel instead of adding [SVC-053]', async () => {
    const { person, sent } = render({ is_required_quantity_by_date: true });
    const panel = await screen.findByRole('button', { name: 'Dates and quantities' });
    await person.click(panel);
    expect(screen.queryByRole('grid')).toBeNull();
    await person.click(await addButton());
    expect(panel).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('grid')).toBeVisible();
    expect(sent()).toBeUndefined();
  });

  it('zeros are dropped and the total is the sum, without plain dates [SVC-058, SVC-072]', async () => {
    const { person, sent } = render({ is_required_quantity_by_date: true, is_required_date_exhibition: true });
    for (const number of [18, 19, 20]) await person.click(await day(number));
    const quantities = await screen.findByRole('group', { name: 'Quantity by day' });
    const [first, second, third] = within(quantities).getAllByRole('spinbutton');
    const type = async (field: HTMLElement | undefined, text: string) => {
      await person.clear(field as HTMLElement);
      await person.type(field as HTMLElement, text);
      await person.tab();
    };
    await type(first, '3');
    await type(second, '0');
    await type(third, '2');
    await waitFor(() => expect(amount()).toBe('5 000 ₽'));
    await person.click(await addButton());
    await waitFor(() =>
      expect(sent()).toMatchObject({
        quantity: 5,
        dates: [],
        quantity_by_dates: [
          { date: '2026-05-18', quantity: 3 },
          { date: '2026-05-20', quantity: 2 },
        ],
      }),
    );
  });
});

describe('the time ranges by date', () => {
  const slots = { is_required_time_range_by_date: true, is_required_date_install: true };

  it('ranges are two-hour slots, overlapping ones are disabled, and the count is their number [SVC-059, SVC-060]', async () => {
    const { person, sent } = render(slots);
    await person.click(await day(14));
    await person.click(await screen.findByRole('checkbox', { name: '10:00–12:00' }));
    const overlapping = screen.getByRole('checkbox', { name: '11:00–13:00' });
    expect(overlapping).toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('checkbox', { name: '14:00–16:00' }));
    await waitFor(() => expect(amount()).toBe('2 000 ₽'));
    await person.click(await addButton());
    await waitFor(() =>
      expect(sent()).toMatchObject({
        quantity: 2,
        time_range_by_dates: [{ date: '2026-05-14', time_range: [10, 14] }],
      }),
    );
  });

  it('the last slot of a cart line cannot be removed [SVC-061]', async () => {
    const line = {
      ...buildCartItem(4, 1),
      time_range_by_dates: [{ date: '2026-05-14', time_range: [10] }],
    };
    const { person } = render(slots, { lines: [line] });
    const last = await screen.findByRole('checkbox', { name: '10:00–12:00' });
    await person.click(last);
    expect(last).toBeChecked();
  });
});

describe('the services by stand area', () => {
  it('the quantity is fixed to the area of the selected stand, with decimals [SVC-017, SVC-062, SVC-063]', async () => {
    const stands = [buildStand({ area: 95.9 })];
    const { person, sent } = render({ is_required_stand_area: true }, { participation: withServices({ stands }) });
    expect(await screen.findByText(/95\.9\sm²/)).toBeVisible();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(amount()).toBe('95 900 ₽');
    await person.click(await addButton());
    await waitFor(() => expect(sent()).toMatchObject({ quantity: 95.9 }));
  });

  it('the quantity follows the selection of another stand while the modal is open [SVC-063] [ACC-164]', async () => {
    const stands = [buildStand({ area: 95.9 }), buildStand({ id: 77, title: '31B07', area: 18 })];
    const participation = withServices({ stands });
    const { person, sent } = render({ is_required_stand_area: true }, { participation });
    expect(await screen.findByText(/95\.9\sm², 24C10/)).toBeVisible();
    act(() => storedStand(participation.exhibition.id).write('77'));
    expect(screen.getByText(/18\sm², 31B07/)).toBeVisible();
    expect(screen.queryByText(/95\.9/)).toBeNull();
    expect(amount()).toBe('18 000 ₽');
    await person.click(await addButton());
    await waitFor(() => expect(sent()).toMatchObject({ quantity: 18 }));
    act(() => storedStand(participation.exhibition.id).write(null));
  });

  it('a service cannot be added without a stand: the popup names the contact, in both languages [SVC-063]', async () => {
    const { person, platform, sent } = render(
      { is_required_stand_area: true },
      { participation: withServices({ stands: [] }) },
    );
    await person.click(await addButton());
    await platform.setLocale('ru');
    await person.click(await addButton());
    expect(platform.log.errors).toEqual([
      'No stand is assigned yet, so its area is unknown. Contact the manager',
      'Стенд ещё не назначен, его площадь неизвестна. Обратитесь к менеджеру',
    ]);
    expect(sent()).toBeUndefined();
  });
});
