import {
  axeViolations,
  buildCart,
  buildCartItem,
  buildParticipation,
  buildSubParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  type FakeApi,
  type FakeFailure,
} from '@fairfront/shared-kit/testing';
import type { Cart } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import { cartOf } from '../testing/carts';
import CheckoutScreen from './checkout.screen';

const texts = { services: { ru, en } };
const base = buildParticipation();
const participation = {
  ...base,
  type: 'self' as const,
  exhibition: { ...base.exhibition, is_show_order_additional_services: true },
};
const now = `${participation.exhibition.installation_started_at}T09:00:00+03:00`;
const order = {
  id: 1043,
  version: 1,
  created_at: now,
  updated_at: now,
  status: 'new' as const,
  currency: 'RUR',
  comment: null,
  purchase_number: null,
  payer: { id: 1, name_rus: 'Северная механика', name_eng: 'North Mechanics' },
  attachment: null,
  services: [],
  total_with_vat: 3000,
  vat: 500,
  unread_messages_count: 0,
  has_documents: false,
  can_accept: false,
  can_cancel: true,
};

const serverWith = (cart: Cart) => {
  const state = { cart };
  const api = createFakeApi().on('get', '/participants/{id}/cart', () => ({ data: state.cart }));
  const answer = (...answers: FakeFailure[]) =>
    api.on('post', '/participants/{id}/additional-orders', () => {
      const failure = answers.shift();
      if (failure) return failure;
      state.cart = buildCart([]);
      return { data: order };
    });
  answer();
  return { api, state, answer };
};
const show = (api: FakeApi, options: Parameters<typeof renderInPlatform>[1] = {}) =>
  renderInPlatform(<CheckoutScreen />, {
    texts,
    participation,
    now,
    api,
    route: { name: 'ordering', params: { id: '101' } },
    ...options,
  });
/** The button in the sidebar; the phone bar has the same button. */
const place = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Place the order' });
  if (!button) throw new Error('No button');
  return button;
};
const choose = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file field');
  return input;
};
const sent = (api: FakeApi) => api.sent('post', '/participants/101/additional-orders');

describe('the checkout', () => {
  it('the checkout shows lines, total, fields and the cash note [SVC-077, SVC-081, SVC-082]', async () => {
    const { api } = serverWith(buildCart([1, 2]));
    show(api);
    expect(await screen.findByRole('row', { name: /Service 2/ })).toHaveTextContent('2 000 ₽');
    expect(screen.getByRole('textbox', { name: /Comment on the order/ })).toBeVisible();
    expect(screen.getByText('Cash payment at the service bureau is limited to 100 000 roubles')).toBeVisible();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('the order sends the displayed cart version with comment and file, and opens the success modal [SVC-083, SVC-084, SVC-088]', async () => {
    const { api } = serverWith(buildCart([1, 2]));
    const { person, platform } = show(api);
    await person.type(await screen.findByRole('textbox', { name: /Comment on the order/ }), 'At the back');
    const file = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });
    await person.upload(choose(), file);
    await person.click(await place());
    await waitFor(() =>
      expect(platform.log.opened).toEqual([{ name: 'event-modal-order-success', params: { order: '1043' } }]),
    );
    const form = sent(api)[0]?.body as unknown as FormData;
    expect(Object.fromEntries(form)).toMatchObject({
      comment: 'At the back',
      currency: 'RUR',
      cart_version: '2',
      payer: 'own',
      attachment: expect.objectContaining({ name: 'plan.pdf' }),
    });
    expect(await screen.findByText('Order No. 1043 has been placed')).toBeVisible();
    expect(platform.log.navigated).toEqual([]);
    await waitFor(() => expect(api.sent('get', '/participants/101/cart')).toHaveLength(2));
  });

  it('the comment counts the remaining characters and rejects more than 250 [SVC-078, SVC-080]', async () => {
    const { api } = serverWith(buildCart([1]));
    const { person } = show(api);
    const comment = await screen.findByRole('textbox', { name: /Comment on the order/ });
    await person.click(comment);
    await person.paste('a'.repeat(240));
    expect(screen.getByText('10 characters left')).toBeVisible();
    await person.paste('b'.repeat(11));
    await person.click(await place());
    expect(await screen.findByText('No more than 250 characters')).toBeVisible();
    expect(sent(api)).toEqual([]);
  });

  it.each([
    ['another type', new File(['x'], 'plan.docx')],
    ['more than 5 MB', new File([new Uint8Array(5_242_881)], 'plan.pdf')],
  ])('a file of %s is rejected on selection [SVC-079, SVC-080]', async (_, file) => {
    const { api } = serverWith(buildCart([1]));
    const { person } = show(api);
    await screen.findByRole('textbox', { name: /Comment on the order/ });
    const input = choose();
    input.removeAttribute('accept');
    await person.upload(input, file);
    expect(await screen.findByText('Attach a PDF of up to 5 MB')).toBeVisible();
  });

  it('a retry after a lost answer reuses the key, and a new order gets a new one [SVC-087]', async () => {
    const { api, answer, state } = serverWith(buildCart([1]));
    answer(failWith(500), failWith(500));
    const { person, unmount } = show(api);
    for (const tries of [1, 2, 3]) {
      await person.click(await place());
      await waitFor(() => expect(sent(api)).toHaveLength(tries));
      if (tries < 3) await screen.findByRole('alert');
    }
    const keys = sent(api).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
    unmount();
    state.cart = buildCart([1]);
    answer();
    const again = show(api);
    await again.person.click(await place());
    await waitFor(() => expect(sent(api)).toHaveLength(4));
    expect(sent(api)[3]?.headers.get('idempotency-key')).not.toBe(keys[0]);
  });

  it('a change by a colleague is shown, the comment is kept and the new cart can be ordered [SVC-153, SVC-171]', async () => {
    const { api, answer, state } = serverWith(buildCart([1, 2]));
    answer(failWith(409, { code: 'cart_changed', message: 'The cart has changed' }));
    const { person, platform } = show(api);
    const comment = await screen.findByRole('textbox', { name: /Comment on the order/ });
    await person.type(comment, 'At the back');
    state.cart = cartOf([buildCartItem(1, 5), buildCartItem(3, 1)], { version: 9, total_with_vat: 6000 });
    await person.click(await place());
    expect(await screen.findByText('Changed: Service 1, 1 000 ₽ → 5 000 ₽')).toBeVisible();
    expect(screen.getByText('Added: Service 3')).toBeVisible();
    expect(screen.getByText('Removed: Service 2')).toBeVisible();
    expect(comment).toHaveValue('At the back');
    await person.click(await place());
    await waitFor(() => expect(platform.log.opened).toHaveLength(1));
    expect((sent(api)[1]?.body as unknown as FormData).get('cart_version')).toBe('9');
  });

  it('a price increased meanwhile is shown old and new and must be accepted first [SVC-160]', async () => {
    const { api, answer, state } = serverWith(buildCart([1]));
    answer(failWith(409, { code: 'price_changed' }));
    const { person } = show(api);
    const button = await place();
    state.cart = cartOf([{ ...buildCartItem(1, 1), price_risen_from: 800 }]);
    await person.click(button);
    expect(await screen.findByText('Look at the new price before you order')).toBeVisible();
    expect(screen.getByText(/800 ₽/)).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    api.on('post', '/participants/{id}/cart/accept-prices', () => {
      state.cart = buildCart([1]);
      return { data: state.cart };
    });
    await person.click(screen.getByRole('button', { name: 'Accept the new price' }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  });

  it('a refusal of a line is shown at that line [SVC-085, SVC-147]', async () => {
    const { api, answer } = serverWith(buildCart([1, 2]));
    answer(failWith(422, { errors: { 'items.2.dates': ['The date is not available for this service'] } }));
    const { person } = show(api);
    await person.click(await place());
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Service 2/ })).toHaveTextContent(
        'The date is not available for this service',
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The order was not placed: correct the services in the cart');
  });

  it('an empty checkout links to the cart [SVC-081]', async () => {
    const { api } = serverWith(buildCart([]));
    const { platform } = show(api);
    await waitFor(() => expect(platform.log.navigated).toEqual([{ name: 'cart', params: { id: 101 }, replace: true }]));
  });

  const subOf = (pays_for_subs: boolean) => {
    const sub = buildSubParticipation();
    return { ...sub, parent: sub.parent && { ...sub.parent, pays_for_subs } };
  };
  const payer = (form: unknown) => (form as FormData).get('payer');

  it('a sub-exhibitor may select its collective organiser as payer where that is allowed [SVC-164]', async () => {
    const { api } = serverWith(buildCart([1]));
    api.on('post', '/participants/{id}/additional-orders', { data: order });
    const { person } = show(api, { participation: subOf(true), locale: 'ru' });
    const choice = await screen.findByRole('radiogroup', { name: 'Плательщик' });
    expect(screen.getByRole('radio', { name: /ООО «Резец»/ })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: /Ассоциация «Станкопром»/ }));
    expect(choice).toHaveTextContent('организатор коллективного стенда');
    expect(await axeViolations()).toEqual([]);
    await person.type(screen.getByRole('textbox', { name: /Номер закупки/ }), 'З-77/2026');
    await person.click(screen.getAllByRole('button', { name: 'Оформить заказ' })[0] as HTMLElement);
    await waitFor(() => expect(api.sent('post', '/participants/111/additional-orders')).toHaveLength(1));
    const form = api.sent('post', '/participants/111/additional-orders')[0]?.body as unknown as FormData;
    expect([payer(form), form.get('purchase_number')]).toEqual(['parent', 'З-77/2026']);
  });

  it('other users see no payer select, and a withdrawn permission is shown [SVC-164]', async () => {
    const { api } = serverWith(buildCart([1]));
    const { unmount } = show(api);
    await place();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    unmount();
    const { person, platform } = show(api, { participation: subOf(true) });
    await person.click(await screen.findByRole('radio', { name: /Stankoprom Association/ }));
    platform.update({ participation: subOf(false) });
    const reason = 'The collective organiser does not pay for sub-exhibitors’ orders';
    expect(await screen.findByRole('radio', { name: /Stankoprom/ })).toHaveAccessibleDescription(reason);
    await person.click(await place());
    expect(api.sent('post', '/participants/111/additional-orders')).toEqual([]);
    await person.click(screen.getByRole('radio', { name: /Rezets LLC/ }));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it.each([
    ['has no right to order', { user: buildUserWithRole('read') }, 'You don’t have permission to order services'],
    [
      'comes after dismantling',
      { now: '2031-01-01T00:00:00Z' },
      'The exhibition is over, services can no longer be ordered',
    ],
  ])('an order cannot be sent by somebody who %s [SVC-004, SVC-155]', async (_, options, reason) => {
    const { api } = serverWith(buildCart([1]));
    const { person } = show(api, options);
    const button = await place();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await person.click(button);
    expect(sent(api)).toEqual([]);
  });
});
