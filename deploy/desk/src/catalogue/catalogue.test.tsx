import { axeViolations, renderInPlatform, screen, waitFor, within, type FakeApi } from '@fairfront/shared-kit/testing';
import { buildQueuedOrder, catalogueApi } from '../testing/catalogue';
import { testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import CatalogueOrdersScreen from './catalogue-orders.screen';

const rows = [
  buildQueuedOrder(),
  buildQueuedOrder({ id: 18, title_eng: 'Frezer', version: 4, hints: ['sent-again', 'other-stand'] }),
];
const open = (api: FakeApi = catalogueApi(rows)) =>
  renderInPlatform(<CatalogueOrdersScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-catalogue-orders', query: new URLSearchParams('exhibition=1') },
  });
const decisions = (api: FakeApi) => api.sent('post', '/organizer/catalogue-decisions').map(({ body }) => body);
const choose = async ({ person }: ReturnType<typeof open>, name: string) =>
  person.click(await screen.findByRole('checkbox', { name }));

it('the queue lists waiting catalogue orders with amount, stand and remarks, in both languages [ORG-372]', async () => {
  const { platform } = open();
  const row = within((await screen.findByRole('link', { name: 'Frezer' })).closest('tr') as HTMLElement);
  for (const text of ['Severnaya Mekhanika LLC', '24C10', 'Sent again, 1 more', '1 d 2 h'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Under moderation/ })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(await screen.findAllByText('ООО «Северная механика»')).not.toHaveLength(0);
  expect(platform.log.missingTexts).toEqual([]);
});

it('a return needs a reason, and goes out with the version that was seen when the queue is left [ORG-362] [ORG-372]', async () => {
  const api = catalogueApi(rows);
  const rendered = open(api);
  await choose(rendered, 'Frezer');
  await rendered.person.click(screen.getByRole('button', { name: 'Return…' }));
  await rendered.person.click(await screen.findByRole('button', { name: 'Return with reason' }));
  expect(screen.getByText(en.catalogue.return.missing)).toBeVisible();
  await rendered.person.click(screen.getByRole('radio', { name: 'Stand number' }));
  await rendered.person.click(screen.getByRole('button', { name: 'Return with reason' }));
  expect(screen.getByText('Returned: Frezer')).toBeVisible();
  expect(decisions(api)).toEqual([]);
  rendered.unmount();
  await waitFor(() =>
    expect(decisions(api)).toEqual([
      { items: [{ id: 18, status: 'draft', reason: en.catalogue.return.templates.stand.text, seen_version: 4 }] },
    ]),
  );
});

it('several orders are accepted at once [ORG-363] [ORG-372]', async () => {
  const api = catalogueApi(rows);
  const rendered = open(api);
  await choose(rendered, 'Frezer');
  await choose(rendered, 'Severnaya Mekhanika');
  await rendered.person.click(screen.getByRole('button', { name: 'Accept 2' }));
  rendered.unmount();
  await waitFor(() =>
    expect(decisions(api)).toMatchObject([{ items: [{ status: 'confirmed' }, { status: 'confirmed' }] }]),
  );
});

it('a read-only role sees the queue and decides nothing [ORG-372]', async () => {
  open(catalogueApi(rows, 'support'));
  await screen.findByRole('link', { name: 'Frezer' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
