import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookWithSecret } from '@fairfront/shared-kit/domain/organizer/api';
import type { Order, OrderDetail } from '@fairfront/shared-kit/domain/services/api';
import type { Static } from 'typebox';
import { pushInvoice, pushPayment, readWebhook, takeOrders, type Portal } from '../../../../../samples/erp/erp';
import { storeApiKey } from '../../../identity/api-keys/api-keys.repository';
import { newApiKey } from '../../../identity/api-keys/key-text';
import { aService } from '../../../testing/builders/services';
import { aContract } from '../../../testing/builders/contracts';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import { WebhookDispatcher } from './webhook-dispatcher';

/** The script of `deploy/docs/how-to/connect-erp.md` against a started backend. */
let app: TestApp;
let exhibitor: Exhibitor;
/** With a key that has the scopes `orders` and `documents` in one exhibition, and no other right. */
let portal: Portal;
let staff: TestCaller;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.end();
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  app = await TestApp.startEmpty({ WEBHOOK_HOSTS: `127.0.0.1:${(receiver.address() as AddressInfo).port}` });
  exhibitor = await anExhibitor(app);
  const url = await app.app.listen({ host: '127.0.0.1', port: 0 });
  staff = await aStaffCaller(app);
  const { body } = await staff.get<{ data: { user_id: number } }>('/organizer/me');
  const key = newApiKey();
  const limits = { scopes: ['orders' as const, 'documents' as const], exhibition_ids: [exhibitor.exhibitionId] };
  await storeApiKey(app.database.read, { userId: body.data.user_id, name: 'ERP', key, limits, now: app.clock.now() });
  portal = { url: `${url}/api`, key };
});
afterAll(async () => {
  await app.stop();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

it('the ERP script fetches new orders, pushes an invoice and a payment, and verifies a webhook [ORG-290]', async () => {
  const editor = await exhibitor.as('edit');
  const hook = await staff.post<{ data: Static<typeof WebhookWithSecret> }>(
    `/organizer/exhibitions/${exhibitor.exhibitionId}/webhooks`,
    {
      url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/erp`,
      kinds: ['order.changed', 'payment.changed'],
    },
  );
  const { cursor } = await takeOrders(portal, null);
  await editor.post(`${exhibitor.path}/cart-items/${(await aService(app)).id}`, { quantity: 1 });
  const placed = (await editor.post<{ data: Order }>(`${exhibitor.path}/additional-orders`, {})).body.data;
  const { orders, cursor: next } = await takeOrders(portal, cursor);
  expect(orders).toMatchObject([{ id: placed.id, participation_id: exhibitor.id, status: placed.status }]);
  const [order] = orders;
  if (!order) throw new Error('The order is missing');
  expect((await takeOrders(portal, next)).orders).toEqual([]);
  const others = await Promise.all(
    ['lists/passes', 'lists/users', `exhibitions/${exhibitor.exhibitionId}/webhooks`].map((path) =>
      app.with(portal.key).get(`/organizer/${path}`),
    ),
  );
  expect(others.map(({ status }) => status)).toEqual([403, 403, 403]);

  const pdf = new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' });
  const { data: invoice } = await pushInvoice(portal, order, '17-26', pdf);
  expect((await pushInvoice(portal, order, '17-26', pdf)).data.id).toBe(invoice.id);
  const shown = await editor.get<{ data: OrderDetail }>(`${exhibitor.path}/additional-orders/${order.id}`);
  expect(shown.body.data.documents).toMatchObject([{ id: invoice.id, kind: 'invoice', original_name: '17-26.pdf' }]);

  const contract = await aContract(app, exhibitor);
  const paid = { contract: contract.id, number: '17-26', day: '2026-04-10' };
  const { data: document } = await pushPayment(portal, order, paid);
  expect((await pushPayment(portal, order, paid)).data.id).toBe(document.id);

  await new WebhookDispatcher(app.services, { error: () => {} }).drain();
  const { secret } = hook.body.data;
  const read = ({ headers, body }: (typeof received)[number]) =>
    readWebhook(headers as Record<string, string>, body, secret, app.clock.now());
  const webhooks = received.map(read);
  expect(webhooks.map(({ type }) => type).sort()).toEqual(['order.changed', 'order.changed', 'payment.changed']);
  expect(webhooks.find(({ type }) => type === 'order.changed')?.data.subject).toEqual({ kind: 'order', id: order.id });
  const [first] = received;
  if (!first) throw new Error('No webhook has come');
  expect(() => read({ ...first, body: first.body.replace('order', 'other') })).toThrow('not signed');
  app.clock.advance(301_000);
  expect(() => read(first)).toThrow('too old');
});
