import {
  act,
  axeViolations,
  buildCart,
  buildCartItem,
  buildParticipation,
  buildService,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { saveFile } from '@fairfront/shared-kit/api';
import type { Cart, CartItem } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import { cartOf } from '../testing/carts';
import CartScreen from './cart.screen';
import handleCartUpdated from './cart-updated';

jest.mock('@fairfront/shared-kit/api', () => ({
  ...jest.requireActual<object>('@fairfront/shared-kit/api'),
  saveFile: jest.fn(),
}));
const saved = jest.mocked(saveFile);

const texts = { services: { ru, en } };
const base = buildParticipation();
const participation = {
  ...base,
  type: 'self' as const,
  currencies: [
    { code: 'RUR', symbol: '₽' },
    { code: 'USD', symbol: '$' },
  ],
  exhibition: { ...base.exhibition, is_show_order_additional_services: true },
};
const now = `${participation.exhibition.installation_started_at}T09:00:00+03:00`;
const day = participation.exhibition.started_at;

/** A server with a cart that saves changes like the backend and counts versions. */
const serverWith = (first: Cart) => {
  const state = { cart: first };
  const items = () => state.cart.groups.flatMap((group) => group.items);
  const put = (change: (item: CartItem) => CartItem[]) => {
    const groups = state.cart.groups.map((group) => ({ ...group, items: group.items.flatMap(change) }));
    state.cart = { ...state.cart, version: state.cart.version + 1, groups };
  };
  const api = createFakeApi()
    .on('get', '/participants/{id}/cart', () => ({ data: state.cart }))
    .on('put', '/participants/{id}/cart-items/{itemId}', ({ params, body }) => {
      put((item) =>
        String(item.cart_item_id) === params['itemId'] ? [{ ...item, ...body, unit: item.unit } as CartItem] : [item],
      );
      return { data: items().find(({ cart_item_id: id }) => String(id) === params['itemId']) ?? buildCartItem(1, 1) };
    })
    .on('delete', '/participants/{id}/cart-items/{itemId}', ({ params }) => {
      put((item) => (String(item.cart_item_id) === params['itemId'] ? [] : [item]));
      return undefined as never;
    })
    .on('post', '/participants/{id}/cart-items/{serviceId}', ({ params }) => {
      const item = buildCartItem(Number(params['serviceId']), 1);
      put((known) => [known]);
      state.cart = cartOf([...items(), item]);
      return { data: item };
    });
  return { api, state, items };
};

const show = (api: FakeApi, options: Parameters<typeof renderInPlatform>[1] = {}) =>
  renderInPlatform(<CartScreen />, {
    texts,
    participation,
    now,
    api,
    route: { name: 'cart', params: { id: '101' } },
    ...options,
  });
const line = (name: string) => screen.findByRole('article', { name });
const total = () => screen.getByText('Total incl. VAT').parentElement;

describe('the cart', () => {
  it('the cart lists lines by executor with quantity, price, amount and total [SVC-012, SVC-065, SVC-076]', async () => {
    const cart = buildCart([2, 3]);
    const other = { id: 2, name_rus: 'ООО «Свет»', name_eng: 'Light LLC', is_organizer: false };
    const foreign = { ...buildCartItem(9, 1), service: buildService(9, { executor: other }) };
    const { api } = serverWith({
      ...cart,
      total_with_vat: 6000,
      vat: 1000,
      groups: [...cart.groups, { executor: other, items: [foreign] }],
    });
    show(api);
    const own = await screen.findByRole('region', { name: /Exhibition Office/ });
    expect(within(own).getAllByRole('article')).toHaveLength(2);
    const light = screen.getByRole('region', { name: /Light LLC another contractor/ });
    expect(within(light).getByRole('article', { name: 'Service 9' })).toHaveTextContent('1 000 ₽');
    const first = await line('Service 1');
    expect(within(first).getByRole('spinbutton')).toHaveValue('2');
    expect(first).toHaveTextContent('2 000 ₽');
    expect(total()).toHaveTextContent('6 000 ₽');
    expect(screen.getAllByRole('link', { name: /Proceed to checkout/ })).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('the cart names the stand of an area line, or one stand for all lines if there is only one [SVC-063] [ACC-164]', async () => {
    const service = buildService(1, { is_required_stand_area: true });
    const cart = cartOf([{ ...buildCartItem(1, 18), service }, buildCartItem(2, 1)]);
    const several = show(serverWith(cart).api);
    expect(await line('Service 1')).toHaveTextContent(/18\sm², 24C12/);
    expect(screen.getByText(/^2 services\. Prices/)).toBeVisible();
    several.unmount();
    show(serverWith(cart).api, { participation: { ...participation, stands: participation.stands.slice(0, 1) } });
    expect(await screen.findByText(/^2 services for stand 24C10\./)).toBeVisible();
    expect(await line('Service 1')).not.toHaveTextContent('24C10');
  });

  it('a quantity change updates the total at once, is saved after the pause and refetches the cart [SVC-067, SVC-069, SVC-075, SVC-138]', async () => {
    const server = serverWith(buildCart([1, 1]));
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.api.on('put', '/participants/{id}/cart-items/{itemId}', async ({ body }) => {
      await held;
      server.state.cart = { ...buildCart([5, 1]), version: 3 };
      return { data: { ...buildCartItem(1, 5), quantity: body?.quantity ?? 0 } };
    });
    const { person } = show(server.api);
    const field = within(await line('Service 1')).getByRole('spinbutton');
    await person.clear(field);
    await person.type(field, '5');
    expect(server.api.sent('put', '/participants/101/cart-items/1')).toHaveLength(0);
    await person.tab();
    await waitFor(() => expect(total()).toHaveTextContent('6 000 ₽'));
    expect(await within(await line('Service 1')).findByText('Saving…')).toBeVisible();
    await act(async () => answer?.());
    await screen.findByText(/Saved at/);
    const [put] = server.api.sent('put', '/participants/101/cart-items/1');
    expect(put?.body).toMatchObject({ quantity: 5, unit_id: 1, dates: [], comment: null });
    await waitFor(() => expect(server.api.sent('get', '/participants/101/cart')).toHaveLength(2));
  });

  it('a refused change restores the stored values and shows the reason [SVC-075, SVC-147]', async () => {
    const server = serverWith(buildCart([2]));
    server.api.on('put', '/participants/{id}/cart-items/{itemId}', () =>
      failWith(422, { errors: { quantity: ['The minimum quantity is 2'] } }),
    );
    const { person, platform } = show(server.api);
    const field = within(await line('Service 1')).getByRole('spinbutton');
    await person.clear(field);
    await person.type(field, '7');
    await person.tab();
    await waitFor(() => expect(platform.log.errors).toEqual(['The minimum quantity is 2']));
    await waitFor(() => expect(within(screen.getByRole('article')).getByRole('spinbutton')).toHaveValue('2'));
    expect(total()).toHaveTextContent('2 000 ₽');
  });

  it('the latest change is sent after the pending one [SVC-075, SVC-170]', async () => {
    const server = serverWith(buildCart([1]));
    const quantities: unknown[] = [];
    const answers: (() => void)[] = [];
    server.api.on('put', '/participants/{id}/cart-items/{itemId}', async ({ body }) => {
      quantities.push(body?.quantity);
      await new Promise<void>((resolve) => answers.push(resolve));
      server.state.cart = buildCart([body?.quantity ?? 0]);
      return { data: buildCartItem(1, body?.quantity ?? 0) };
    });
    const { person } = show(server.api);
    const field = within(await line('Service 1')).getByRole('spinbutton');
    for (const text of ['4', '6']) {
      await person.clear(field);
      await person.type(field, text);
      await person.tab();
    }
    await waitFor(() => expect(quantities).toEqual([4]));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(quantities).toEqual([4, 6]));
    await act(async () => answers[1]?.());
    await screen.findByText(/Saved at/);
    expect(within(screen.getByRole('article')).getByRole('spinbutton')).toHaveValue('6');
  });

  it('a removal applies at once and moves the focus, and undo adds the line again [SVC-066, SVC-068, SVC-069]', async () => {
    const server = serverWith(buildCart([2, 1]));
    const { person, platform } = show(server.api);
    await person.click(within(await line('Service 1')).getByRole('button', { name: 'Remove: Service 1' }));
    expect(screen.queryByRole('article', { name: 'Service 1' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Service 2' })).toHaveFocus();
    await waitFor(() => expect(platform.log.undos).toHaveLength(1));
    expect(platform.log.undos[0]?.text).toBe('Removed from the cart: Service 1');
    expect(server.api.sent('delete', '/participants/101/cart-items/1')).toHaveLength(1);
    await act(async () => platform.log.undos[0]?.undo());
    expect(await line('Service 1')).toBeVisible();
    expect(server.api.sent('post', '/participants/101/cart-items/1')[0]?.body).toMatchObject({ quantity: 2 });
  });

  it('removing the last line moves the focus to the line before, and removing the only line to the title', async () => {
    const { person } = show(serverWith(buildCart([1, 1])).api);
    await person.click(within(await line('Service 2')).getByRole('button', { name: 'Remove: Service 2' }));
    expect(screen.getByRole('heading', { name: 'Service 1' })).toHaveFocus();
    await person.click(within(await line('Service 1')).getByRole('button', { name: 'Remove: Service 1' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('a change by a colleague refetches the cart and keeps unsaved input [SVC-167]', async () => {
    const server = serverWith(buildCart([1]));
    const { person, platform } = show(server.api);
    await person.click(within(await line('Service 1')).getByRole('button', { name: 'Add a comment' }));
    const comment = screen.getByRole('textbox', { name: 'Comment' });
    await person.type(comment, 'Without');
    server.state.cart = { ...buildCart([1, 4]), version: 7 };
    const context = { participationId: 101, queryClient: platform.queryClient };
    act(() => handleCartUpdated({ version: 7, updated_at: now }, context));
    expect(await line('Service 2')).toBeVisible();
    expect(comment).toHaveValue('Without');
    const calls = server.api.sent('get', '/participants/101/cart').length;
    act(() => handleCartUpdated({ version: 7, updated_at: now }, context));
    expect(server.api.sent('get', '/participants/101/cart')).toHaveLength(calls);
  });

  it('increased prices are shown old and new and can be accepted [SVC-160]', async () => {
    const server = serverWith(cartOf([{ ...buildCartItem(1, 2), price_risen_from: 900 }]));
    server.api.on('post', '/participants/{id}/cart/accept-prices', () => ({ data: buildCart([2]) }));
    const { person } = show(server.api);
    expect(await line('Service 1')).toHaveTextContent('The price has risen: it was 900 ₽, now it is 1 000 ₽ / pc');
    await person.click(screen.getByRole('button', { name: 'Accept the new price' }));
    await waitFor(() => expect(screen.queryByText(/The price has risen/)).toBeNull());
    expect(server.api.sent('post', '/participants/101/cart/accept-prices')).toHaveLength(1);
  });

  it('a kept price shows its expiry and the next price [SVC-160]', async () => {
    const until = new Date(Date.parse(now) + 42 * 60_000).toISOString();
    const kept = { ...buildCartItem(1, 1), price_kept_until: until, currencyPrice: 800 };
    show(serverWith(cartOf([kept])).api);
    expect(await line('Service 1')).toHaveTextContent('The price is kept for 42 more minutes. Then 1 000 ₽ / pc');
  });

  it('a closed service can only be removed, and other services show when they close [SVC-161]', async () => {
    const items = [
      { ...buildCartItem(1, 1), service: buildService(1, { order_state: 'service_closed', order_until: day }) },
      { ...buildCartItem(2, 1), service: buildService(2, { order_until: day }) },
    ];
    show(serverWith(cartOf(items)).api);
    const closed = await line('Service 1');
    expect(closed).toHaveTextContent('This service can no longer be ordered. Ask your manager');
    expect(within(closed).queryByRole('spinbutton')).toBeNull();
    expect(within(closed).getByRole('button', { name: 'Remove: Service 1' })).toBeVisible();
    expect(await line('Service 2')).toHaveTextContent('Can be ordered until');
    expect(screen.getByText(/One service can no longer be ordered/)).toBeVisible();
  });

  it('the summary names lines without a price and currencies in which every line has one [SVC-138, SVC-139, SVC-159]', async () => {
    const without = { ...buildCartItem(2, 1), price: null, currencyPrice: null, amount_with_vat: null };
    const currency = { currency: 'USD', total_with_vat: null, vat: null, complete_currencies: ['RUR'] };
    show(serverWith(cartOf([buildCartItem(1, 1), without], currency)).api);
    await line('Service 2');
    expect(total()).toHaveTextContent('N/A');
    const notice = screen.getByText(/no price in/);
    expect(notice).toHaveTextContent('This service has no price in $: Service 2.');
    expect(notice).toHaveTextContent('All services have prices in: ₽ (RUR).');
  });

  it('a currency change applies to everybody and the cart is shown in it [SVC-131, SVC-133, SVC-159]', async () => {
    const server = serverWith(buildCart([1]));
    server.api.on('put', '/participants/{id}/set-currency', () => {
      server.state.cart = { ...buildCart([1]), version: 2, currency: 'USD', total_with_vat: 12, vat: 2 };
      return { data: { ...participation, currency: { code: 'USD', symbol: '$' } } };
    });
    const { person } = show(server.api);
    await line('Service 1');
    await person.click(screen.getByRole('combobox', { name: /Currency/ }));
    await person.click(await screen.findByRole('option', { name: /US dollar/ }));
    await waitFor(() => expect(total()).toHaveTextContent('12 $'));
    expect(server.api.sent('put', '/participants/101/set-currency')[0]?.body).toEqual({ currency: 'USD' });
  });

  it('a line keeps days, quantities by date and slots [SVC-013, SVC-058, SVC-061, SVC-065]', async () => {
    const items = [
      { ...buildCartItem(1, 1), dates: [day], service: buildService(1, { is_required_date_exhibition: true }) },
      {
        ...buildCartItem(2, 1),
        quantity: 15,
        quantity_by_dates: [{ date: day, quantity: 15 }],
        service: buildService(2, { is_required_quantity_by_date: true }),
      },
      {
        ...buildCartItem(3, 1),
        time_range_by_dates: [{ date: day, time_range: [10] }],
        service: buildService(3, { is_required_time_range_by_date: true }),
      },
    ];
    const server = serverWith(cartOf(items));
    const { person } = show(server.api);
    expect(within(await line('Service 1')).getByRole('list', { name: 'Dates' })).toBeVisible();
    expect(within(await line('Service 2')).getByRole('spinbutton')).toHaveValue('15');
    const slots = await line('Service 3');
    expect(within(slots).getByRole('checkbox', { name: /10:00–12:00|10–12/ })).toBeChecked();
    await person.click(within(slots).getByRole('checkbox', { name: /14:00–16:00|14–16/ }));
    await person.tab();
    await waitFor(() => expect(server.api.sent('put', '/participants/101/cart-items/3').length).toBeGreaterThan(0), {
      timeout: 3000,
    });
    expect(server.api.sent('put', '/participants/101/cart-items/3')[0]?.body).toMatchObject({
      quantity: 2,
      time_range_by_dates: [{ date: day, time_range: [10, 14] }],
    });
  });

  it('the cart is read-only for users who may not order: no field, no removal, no checkout [SVC-004, SVC-064]', async () => {
    const { api } = serverWith(buildCart([2]));
    show(api, { user: buildUserWithRole('read') });
    const shown = await line('Service 1');
    expect(within(shown).queryByRole('spinbutton')).toBeNull();
    expect(within(shown).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /checkout/i })).toBeNull();
    expect(screen.getByText('You don’t have permission to order services')).toBeVisible();
  });

  it('the cart handles an empty cart and a failed read with a retry [SVC-076, SVC-148]', async () => {
    const api = createFakeApi().on('get', '/participants/{id}/cart', () => failWith(500));
    const { person } = show(api);
    expect(await screen.findByText('Could not load the data')).toBeVisible();
    api.on('get', '/participants/{id}/cart', { data: buildCart([]) });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to services' })).toBeVisible();
  });
});

describe('the internal approval', () => {
  const files = ['/participants/101/cart/download', '/participants/101/cart/download/xlsx'];

  it('the cart downloads as PDF and workbook and can be sent to a colleague [SVC-173, SVC-174]', async () => {
    const { api } = serverWith(buildCart([1, 2]));
    for (const file of files) api.onFile(file, 'file', 'Cart.pdf');
    const { person, platform } = show(api);
    for (const name of ['Download the cart as a PDF', 'Download the cart as XLSX']) {
      await person.click(await screen.findByRole('button', { name }));
    }
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(files.map((file) => api.sent('get', file).length)).toEqual([1, 1]);
    await person.click(screen.getByRole('button', { name: 'Send to a colleague' }));
    expect(platform.log.opened).toEqual([{ name: 'event-modal-send-cart', params: {} }]);
    expect(platform.log.errors).toEqual([]);
  });

  it('a reader can download the cart but not send it [SVC-173, SVC-174]', async () => {
    const { api } = serverWith(buildCart([1]));
    show(api, { user: buildUserWithRole('read') });
    expect(await screen.findByRole('button', { name: 'Download the cart as XLSX' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send to a colleague' })).toBeNull();
  });
});
