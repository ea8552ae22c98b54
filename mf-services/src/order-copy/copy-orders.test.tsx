import type { CopyLine } from '@fairfront/shared-kit/platform';
import {
  axeViolations,
  buildService,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  type FakeApi,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { buildCopyLine, buildCopyOffers, copiedCount } from '../testing/copy-offers';
import { testNow, withServices } from '../testing/services-api';
import CopyOrdersModal from './copy-orders.modal';

const participation = withServices();
const draw = (
  lines: CopyLine[],
  change: (api: FakeApi) => FakeApi = (api) => api,
  options: PlatformDoubleOptions = {},
) => {
  const api = change(
    createFakeApi()
      .on('get', '/participants/{id}/cart/copy-offers', { data: buildCopyOffers(lines) })
      .on('post', '/participants/{id}/cart/copies', { data: {} as never }),
  );
  const rendered = renderInPlatform(<CopyOrdersModal />, {
    texts: { services: { ru, en } },
    user: buildUserWithRole('edit'),
    modalTitle: 'Copy from earlier orders',
    now: testNow,
    participation,
    api,
    ...options,
  });
  return { ...rendered, sent: () => api.sent('post', '/participants/101/cart/copies') };
};

it('a line shows its old and new values and prices, in both languages [SVC-162]', async () => {
  const { platform } = draw([
    buildCopyLine(1, 'Chair'),
    buildCopyLine(2, 'Sofa', { price: 1200 }),
    buildCopyLine(3, 'Counter', { state: 'missing' }),
  ]);
  expect(await screen.findByRole('checkbox', { name: 'Chair' })).not.toBeChecked();
  expect(screen.getByText(/^No change: 1\s000\s₽ per pc$/)).toBeVisible();
  expect(screen.getByText(/^1\s000\s₽ → 1\s200\s₽ per pc$/)).toBeVisible();
  expect(screen.getByText('This service is no longer offered')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Counter' })).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getByText('Этой услуги больше нет')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the dialog has column headings, a search by name, and a checkbox for all displayed lines [SVC-187]', async () => {
  const { person, sent } = draw([buildCopyLine(1, 'Chair'), buildCopyLine(2, 'Sofa'), buildCopyLine(3, 'Armchair')]);
  for (const head of ['Last time', 'Now', 'Price and terms now', 'Amount incl. VAT']) {
    expect(await screen.findByText(head)).toBeVisible();
  }
  await person.type(screen.getByRole('searchbox', { name: 'Find a service' }), 'chair');
  expect(screen.queryByRole('checkbox', { name: 'Sofa' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'Choose all lines' }));
  await person.click(screen.getByRole('button', { name: /^Add 2 lines for 4\s000\s₽$/ }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ lines: [{ line_id: 1 }, { line_id: 3 }] }));
});

it('a closed service names a contact, and a removed one links to a similar service in another tab [SVC-187]', async () => {
  const similar = { id: 9, name_rus: 'Витрина стеклянная', name_eng: 'Glass showcase', price: 12_400 };
  draw([
    buildCopyLine(1, 'Desk', { state: 'service_closed' }),
    buildCopyLine(2, 'Showcase', { state: 'missing', similar }),
  ]);
  const [manager] = participation.exhibition.managers;
  expect(await screen.findByRole('link', { name: new RegExp(manager?.lastname_eng ?? '') })).toHaveAttribute(
    'href',
    `mailto:${manager?.email}`,
  );
  const link = screen.getByRole('link', { name: /Glass showcase, 12\s400\s₽/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('href')).toContain('modal=event-modal-service&service=9');
});

it('the selected lines are added with one request and the displayed cart version [SVC-162]', async () => {
  const { person, sent } = draw([
    buildCopyLine(1, 'Chair'),
    buildCopyLine(2, 'Sofa'),
    buildCopyLine(3, 'Counter', { state: 'in_cart' }),
  ]);
  await person.click(await screen.findByRole('checkbox', { name: /Order No. 871/ }));
  await person.click(screen.getByRole('button', { name: /^Add 2 lines for 4\s000\s₽$/ }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    cart_version: 3,
    lines: [1, 2].map((line_id) => ({ line_id, unit_id: 1, ...copiedCount })),
  });
});

it('a service can be copied from one order only [SVC-162, SVC-070]', async () => {
  const chair = buildService(9, { name_eng: 'Chair' });
  const { person } = draw([
    buildCopyLine(1, 'Chair', { service: chair }),
    buildCopyLine(2, 'Chair', { service: chair }),
  ]);
  const [first] = await screen.findAllByRole('checkbox', { name: 'Chair' });
  if (first) await person.click(first);
  expect(screen.getAllByRole('checkbox', { name: 'Chair' })).toHaveLength(1);
  expect(screen.getByText('This service is already chosen in another order')).toBeVisible();
});

it('a line without a matching day asks for a day [SVC-162]', async () => {
  const service = buildService(1, { name_eng: 'Coffee', is_required_date_exhibition: true });
  const lost = { ...copiedCount, dates: ['2025-06-08'] };
  const { person } = draw([buildCopyLine(1, 'Coffee', { service, earlier: lost, lost_days: ['2025-06-08'] })]);
  await person.click(await screen.findByRole('checkbox', { name: 'Coffee' }));
  expect(screen.getByText(/no matching day: 8 Jun/)).toBeVisible();
  expect(screen.getByLabelText('Date: Coffee')).toBeVisible();
});

it('the selection is kept when the cart has changed meanwhile, and is added to the new one [SVC-162, SVC-153]', async () => {
  let version = 3;
  const text = 'The cart has changed. Check the list and add the lines again';
  const { person, sent } = draw([buildCopyLine(1, 'Chair')], (api) =>
    api
      .on('get', '/participants/{id}/cart/copy-offers', () => ({
        data: { ...buildCopyOffers([buildCopyLine(1, 'Chair')]), cart_version: version },
      }))
      .on('post', '/participants/{id}/cart/copies', () => {
        if (version === 4) return { data: {} as never };
        version = 4;
        return failWith(409, { code: 'cart_changed', message: text });
      }),
  );
  await person.click(await screen.findByRole('checkbox', { name: 'Chair' }));
  await person.click(screen.getByRole('button', { name: /^Add 1 line/ }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Chair' })).toBeChecked();
  await waitFor(async () => {
    await person.click(screen.getByRole('button', { name: /^Add 1 line/ }));
    expect(sent().at(-1)?.body).toMatchObject({ cart_version: 4 });
  });
});

it('the dialog handles an empty list, a failed read and a missing right [SVC-162]', async () => {
  const { unmount } = draw([]);
  expect(await screen.findByText('No earlier orders')).toBeVisible();
  unmount();
  const failed = draw([], (api) => api.on('get', '/participants/{id}/cart/copy-offers', failWith(500)));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();
  draw([], undefined, { user: buildUserWithRole('read') });
  expect(await screen.findByText('You don’t have permission to order services')).toBeVisible();
});
