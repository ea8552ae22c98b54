import { queryKeys } from '@fairfront/shared-kit/api';
import type { AdditionalServiceDetail, Participation } from '@fairfront/shared-kit/platform';
import {
  axeViolations,
  buildCartItem,
  buildService,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import {
  buildServiceDetail,
  createServicesApi,
  testNow,
  withServices,
  type ServicesApi,
} from '../testing/services-api';
import ServiceModal from './service.modal';

const piece = { id: 1, name_rus: 'шт.', name_eng: 'pc' };
const set = { id: 2, name_rus: 'комплект', name_eng: 'set' };
const sofa = (facts: Partial<AdditionalServiceDetail> = {}) =>
  buildServiceDetail(4, { name_eng: 'Sofa', name_rus: 'Диван', ...facts });

interface Fixture {
  lines?: Parameters<typeof createServicesApi>[1];
  participation?: Participation;
  role?: 'edit' | 'read' | 'installer';
  locale?: 'ru' | 'en';
  world?: ServicesApi;
  now?: string;
}

const render = (services: AdditionalServiceDetail[], fixture: Fixture = {}) => {
  const world = fixture.world ?? createServicesApi(services, fixture.lines);
  const rendered = renderInPlatform(<ServiceModal params={{ service: String(services[0]?.id) }} />, {
    texts: { services: { ru, en } },
    participation: fixture.participation ?? withServices(),
    user: buildUserWithRole(fixture.role ?? 'edit'),
    api: world.api,
    locale: fixture.locale ?? 'en',
    now: fixture.now ?? testNow,
    modalTitle: 'Service',
  });
  return { ...rendered, world };
};

const addButton = () => screen.findByRole('button', { name: /^Add to cart/ });
const amount = () => document.querySelector('output')?.textContent?.replace(/\u00a0/g, ' ');
const posted = ({ world }: { world: ServicesApi }) =>
  world.api.sent('post', '/participants/{id}/cart-items/{serviceId}')[0]?.body;

describe('the service modal', () => {
  it('the modal loads the service by id and shows name and description in the current language [SVC-035, SVC-038]', async () => {
    const { platform } = render([sofa()]);
    expect(await screen.findByRole('heading', { name: 'Sofa' })).toBeVisible();
    expect(screen.getByText('Description of the service')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByRole('heading', { name: 'Диван' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(platform.api.sent('get', '/participants/101/additional-services/4')).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('the image slider shows pictures from storage and stops at both ends [SVC-036, SVC-037]', async () => {
    const images = ['a.jpg', 'b.jpg'].map((path) => ({ original_path: path, thumbnail_path: `s-${path}` }));
    const { person } = render([sofa({ images })]);
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Sofa, photo 1' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/storage\/a\.jpg$/),
    );
    expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a service without pictures shows a placeholder without a slider [SVC-037]', async () => {
    render([sofa()]);
    expect(await screen.findByRole('img', { name: 'Sofa' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('the price table has a row per unit with both prices, and the selected unit is ordered [SVC-039, SVC-040, SVC-066]', async () => {
    const prices = [
      { currency: 'RUR', price_with_vat: 9700, price_without_vat: 8083.33, unit: piece, next: null },
      { currency: 'RUR', price_with_vat: 12700, price_without_vat: 10583.33, unit: set, next: null },
    ];
    const rendered = render([sofa({ prices, units: [piece, set] })]);
    const table = await screen.findByRole('table', { name: 'Prices' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent.replace(/\u00a0/g, ' '));
    expect(cells).toEqual(['UnitExcl. VATIncl. 20% VAT', 'pc8 083,33 ₽9 700 ₽', 'set10 583,33 ₽12 700 ₽']);
    await rendered.person.click(screen.getByRole('radio', { name: 'set' }));
    expect(amount()).toBe('12 700 ₽');
    await rendered.person.type(screen.getByRole('textbox', { name: /Comment/ }), ' White ');
    await rendered.person.click(await addButton());
    await waitFor(() =>
      expect(posted(rendered)).toEqual({
        unit_id: 2,
        quantity: 1,
        dates: [],
        quantity_by_dates: [],
        time_range_by_dates: [],
        comment: 'White',
      }),
    );
    expect(rendered.platform.log.notices).toEqual(['Added to cart: Sofa']);
    expect(rendered.platform.log.closed).toHaveLength(1);
  });

  it('the quantity starts at the minimum of the service and every change updates the total [SVC-041, SVC-050]', async () => {
    const { person } = render([sofa({ min_count: 3 })]);
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' });
    expect(quantity).toHaveValue('3');
    expect(amount()).toBe('3 000 ₽');
    await person.click(quantity);
    await person.keyboard('{ArrowUp}');
    await person.tab();
    await waitFor(() => expect(amount()).toBe('4 000 ₽'));
  });

  it('a service without a price in the currency shows N/A and can be added [SVC-139]', async () => {
    const rendered = render([sofa({ prices: [] })]);
    expect(await screen.findAllByText('N/A')).toHaveLength(3);
    await rendered.person.click(await addButton());
    await waitFor(() => expect(posted(rendered)).toMatchObject({ unit_id: 1, quantity: 1 }));
  });

  it('a service that needs a contract says so and can be ordered [SVC-048]', async () => {
    render([sofa({ is_required_contract: true })]);
    expect(
      await screen.findByText('A contract with the contractor is required; the manager will help you sign it'),
    ).toBeVisible();
    expect(await addButton()).toBeEnabled();
  });

  it('the form is prefilled from the cart line, and an update keeps its purchase number [SVC-049, SVC-067]', async () => {
    const line = { ...buildCartItem(4, 7), cart_item_id: 77, comment: 'At the wall', purchase_number: 'PO-1' };
    const rendered = render([sofa()], { lines: [line] });
    expect(await screen.findByRole('spinbutton', { name: 'Quantity' })).toHaveValue('7');
    expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('At the wall');
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    await rendered.person.click(screen.getByRole('button', { name: /^Update/ }));
    await waitFor(() =>
      expect(rendered.world.api.sent('put', '/participants/101/cart-items/77')[0]?.body).toMatchObject({
        quantity: 7,
        comment: 'At the wall',
        purchase_number: 'PO-1',
      }),
    );
  });

  it('the cart is refetched after adding [SVC-069]', async () => {
    const rendered = render([sofa()]);
    await rendered.person.click(await addButton());
    await waitFor(() => expect(rendered.world.api.sent('get', '/participants/101/cart')).toHaveLength(2));
  });

  it('a line added meanwhile by a colleague offers the stored values, or the user’s own [SVC-070, SVC-169]', async () => {
    const rendered = render([sofa()]);
    const { person, world, platform } = rendered;
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' });
    await person.click(quantity);
    await person.keyboard('{ArrowUp}');
    await person.tab();
    world.setCart([{ ...buildCartItem(4, 9), cart_item_id: 90 }]);
    await person.click(await addButton());
    expect(await screen.findByRole('button', { name: /^Update/ })).toBeVisible();
    expect(platform.log.errors).toEqual(['This service is already in the cart']);
    expect(quantity).toHaveValue('9');
    expect(world.cart().map((item) => item.quantity)).toEqual([9]);
    await person.click(screen.getByRole('button', { name: 'Restore my values' }));
    await waitFor(() => expect(quantity).toHaveValue('2'));
  });

  it('a server refusal shows the reason and keeps the input [SVC-147]', async () => {
    const world = createServicesApi([sofa()]);
    world.api.on(
      'post',
      '/participants/{id}/cart-items/{serviceId}',
      failWith(422, { message: 'No', errors: { comment: ['Comment is too long'] } }),
    );
    const { person, platform } = render([sofa()], { world });
    await person.type(await screen.findByRole('textbox', { name: /Comment/ }), 'White');
    await person.click(await addButton());
    await waitFor(() => expect(platform.log.errors).toEqual(['Comment is too long']));
    expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('White');
    expect(platform.log.closed).toEqual([]);
    expect(platform.isDirty()).toBe(true);
  });

  it('a related service opens in place, with a back button and an exit at the first [SVC-043, SVC-044, SVC-045]', async () => {
    const table = buildServiceDetail(5, { name_eng: 'Table' });
    const first = sofa({ related_services: [buildService(5, { name_eng: 'Table' })] });
    const { person, platform } = render([first, table]);
    const related = await screen.findByRole('region', { name: 'Often ordered together' });
    await person.click(within(related).getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Table' })).toBeVisible();
    expect(platform.log.modalParams).toEqual([{ service: '5' }]);
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Sofa' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(platform.log.closed).toHaveLength(1);
  });

  it('a service that may not be seen is explained in both languages [SVC-046]', async () => {
    const world = createServicesApi([]);
    world.api.on('get', '/participants/{id}/additional-services/{serviceId}', failWith(403));
    const { platform } = render([sofa()], { world });
    expect(await screen.findByText('You don’t have permission to access this resource')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('У вас нет прав доступа к этому ресурсу')).toBeVisible();
  });

  it('a failed read can be retried [SVC-148]', async () => {
    const world = createServicesApi([sofa()]);
    world.api.setOffline(true);
    const { person } = render([sofa()], { world });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Could not load the data')).toBeVisible();
    world.api.setOffline(false);
    await person.click(retry);
    expect(await screen.findByRole('heading', { name: 'Sofa' })).toBeVisible();
  });

  it('the modal is read-only for a viewer, and an installer may order [SVC-003, SVC-004]', async () => {
    const { unmount } = render([sofa()], { role: 'read' });
    expect(await screen.findByText('You don’t have permission to order services')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    unmount();
    render([sofa()], { role: 'installer' });
    expect(await addButton()).toBeVisible();
  });

  it('ordering is closed after the exhibition [SVC-155]', async () => {
    render([sofa()], { now: '2026-05-24T00:00:01+03:00' });
    expect(await screen.findByText('The exhibition is over, services can no longer be ordered')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  it('the modal shows the last day of ordering, and a contact for a closed service [SVC-161]', async () => {
    const { platform, unmount } = render([sofa({ order_until: '2026-05-10' })]);
    expect(await screen.findByText(/Order by 10 May, 9 days left/)).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    unmount();
    render([sofa({ order_until: '2026-04-30', order_state: 'service_closed' })]);
    expect(await screen.findByText(/Irina Smirnova can still help/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^\+7.495.123.45.67$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  it('the modal shows the next price with its date and the resulting total [SVC-160]', async () => {
    const next = { from: '2026-05-12', price_with_vat: 1350 };
    render([
      sofa({
        min_count: 2,
        prices: [{ currency: 'RUR', price_with_vat: 1000, price_without_vat: 833.33, unit: piece, next }],
      }),
    ]);
    expect(await screen.findByRole('columnheader', { name: 'from 12\u00a0May' })).toBeVisible();
    expect(document.body.textContent.replace(/\u00a0/g, ' ')).toContain(
      'From 12 May the same costs 2 700 ₽, 700 ₽ more',
    );
  });
});

describe('the currency select', () => {
  const prices = [
    { currency: 'RUR', price_with_vat: 1000, price_without_vat: 833.33, unit: piece, next: null },
    { currency: 'USD', price_with_vat: 12, price_without_vat: 10, unit: piece, next: null },
  ];
  const chooseDollar = async (person: ReturnType<typeof render>['person']) => {
    await person.click(await screen.findByRole('combobox', { name: /Currency/ }));
    await person.click(await screen.findByRole('option', { name: '$ US dollar' }));
  };

  it('the select is shown only if there are several prices [SVC-042]', async () => {
    render([sofa()]);
    await addButton();
    expect(screen.queryByRole('combobox', { name: /Currency/ })).toBeNull();
  });

  it('a currency selected by a user who may order is saved for the shared cart, and prices follow [SVC-131, SVC-133]', async () => {
    const world = createServicesApi([sofa({ prices })]);
    const participation = withServices();
    world.api.on('put', '/participants/{id}/set-currency', {
      data: { ...participation, currency: { code: 'USD', symbol: '$' } },
    });
    const { person, platform } = render([sofa({ prices })], { world, participation });
    platform.queryClient.setQueryData(queryKeys.participation.detail(101), participation);
    await chooseDollar(person);
    await waitFor(() =>
      expect(platform.queryClient.getQueryData(queryKeys.participation.detail(101))).toMatchObject({
        currency: { code: 'USD' },
      }),
    );
    expect(world.api.sent('put', '/participants/101/set-currency')[0]?.body).toEqual({ currency: 'USD' });
    await waitFor(() => expect(world.api.sent('get', '/participants/101/cart')).toHaveLength(2));
  });

  it('a sub-exhibitor without users of its own has its parent’s currency [SVC-132]', async () => {
    const world = createServicesApi([sofa({ prices })]);
    const parent = {
      id: 110,
      type: 'collective' as const,
      company: { id: 10, name_rus: 'А', name_eng: 'A' },
      pays_for_subs: false,
      users: [{ id: 3, role: 'edit' as const }],
    };
    const participation = withServices({ type: 'sub', users: [], parent });
    world.api.on('put', '/participants/{id}/set-currency', { data: participation });
    const { person } = render([sofa({ prices })], { world, participation });
    await chooseDollar(person);
    await waitFor(() => expect(world.api.sent('put', '/participants/110/set-currency')).toHaveLength(1));
  });

  it('a viewer’s selection changes only their own view and sends nothing [SVC-133]', async () => {
    const { person, world } = render([sofa({ prices })], { role: 'read' });
    await chooseDollar(person);
    expect(await screen.findByText('12 $')).toBeVisible();
    expect(world.api.sent('put', '/participants/{id}/set-currency')).toEqual([]);
  });
});
