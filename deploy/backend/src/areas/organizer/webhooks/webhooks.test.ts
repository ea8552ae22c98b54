import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type {
  Webhook as Endpoint,
  WebhookDelivery,
  WebhookWithSecret,
} from '@fairfront/shared-kit/domain/organizer/api';
import { webhookDelaysMs, webhookPatienceMs } from '@fairfront/shared-kit/domain/organizer/webhook-rules';
import { Webhook } from 'standardwebhooks';
import type { Static } from 'typebox';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aPersonalPass } from '../../../testing/builders/passes';
import { aUser } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import { WebhookDispatcher } from './webhook-dispatcher';

interface Call {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const organizer = 'organizer@fair.example';

let portal: TestApp;
let exhibitor: Exhibitor;
let staff: TestCaller;
let receiver: Server;
let base: string;
let dispatcher: WebhookDispatcher;
const calls: Call[] = [];
let answer: (call: Call, response: ServerResponse) => void = (_call, response) => response.end('ok');

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const call = { path: request.url ?? '', headers: request.headers, body };
      calls.push(call);
      answer(call, response);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  portal = await TestApp.startEmpty({ WEBHOOK_HOSTS: `127.0.0.1:${port}` });
  exhibitor = await anExhibitor(portal);
  await aUser(portal, { access: 'manager', email: organizer });
  dispatcher = new WebhookDispatcher(portal.services, { error: () => {} }, 300);
});
afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await portal.stop();
});
beforeEach(async () => {
  staff = await portal.as(organizer);
  calls.length = 0;
  answer = (_call, response) => response.end('ok');
  await portal.database.read.deleteFrom('webhook_endpoints').execute();
  await portal.database.read.deleteFrom('webhook_messages').execute();
});

const kinds = ['pass.changed', 'order.changed', 'message.created'];
const webhooks = () => `/organizer/exhibitions/${exhibitor.exhibitionId}/webhooks`;
const add = async (path = '/hook', chosen = kinds) => {
  const { status, body } = await staff.post<{ data: Static<typeof WebhookWithSecret> }>(webhooks(), {
    url: path.startsWith('http') ? path : `${base}${path}`,
    kinds: chosen,
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.data;
};
/** Accepts a new pass of the exhibition. @returns the pass */
const decide = async () => {
  const pass = await aPersonalPass(portal, exhibitor);
  expect((await staff.patch(`/organizer/personal-passes/${pass.id}`, { status: 'accepted' })).status).toBe(200);
  return pass;
};
const log = async (id: number) =>
  (await staff.get<{ data: Static<typeof WebhookDelivery>[] }>(`/organizer/webhooks/${id}/deliveries`)).body.data;
const endpoint = async (id: number) =>
  (await staff.get<{ data: Endpoint[] }>(webhooks())).body.data.find((one) => one.id === id);

it('a write is reported to the webhooks of its exhibition, signed, with ids and states only [ORG-270, ORG-271, ORG-272]', async () => {
  const { secret } = await add();
  await add('/orders', ['order.changed']);
  const decided = await decide();
  await dispatcher.drain();
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
  const [call] = calls;
  const { 'webhook-id': uid, 'webhook-timestamp': at, 'webhook-signature': signed } = call?.headers ?? {};
  expect(Number(at) * 1_000).toBe(portal.clock.now().getTime());
  expect(signed).toBe(new Webhook(secret).sign(String(uid), portal.clock.now(), call?.body ?? ''));
  expect(JSON.parse(call?.body ?? '')).toEqual({
    type: 'pass.changed',
    timestamp: portal.clock.now().toISOString(),
    data: {
      exhibition_id: exhibitor.exhibitionId,
      participation_id: exhibitor.id,
      action: 'personal-pass.status-changed',
      subject: { kind: 'personal-pass', id: decided.id },
      status: 'accepted',
    },
  });
  expect(call?.headers['webhook-id']).toMatch(/^msg_\w{32}$/);
});

it('a rolled-back transaction is not reported [ORG-271]', async () => {
  await add();
  expect((await staff.patch('/organizer/personal-passes/999999', { status: 'accepted' })).status).toBe(404);
  expect(await portal.database.read.selectFrom('webhook_messages').select('id').execute()).toEqual([]);
});

it('a webhook secret is shown once, and after a rotation both secrets sign for a day [ORG-273]', async () => {
  const first = await add();
  expect(JSON.stringify(await endpoint(first.id))).not.toContain(first.secret);
  const row = await portal.database.read.selectFrom('webhook_endpoints').select('secret').executeTakeFirstOrThrow();
  expect(row.secret).not.toContain(first.secret.slice(6));
  const { body } = await staff.post<{ data: Static<typeof WebhookWithSecret> }>(
    `/organizer/webhooks/${first.id}/secret`,
  );
  expect(body.data.secret).not.toBe(first.secret);
  const signatures = async () => {
    calls.length = 0;
    await decide();
    await dispatcher.drain();
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signed } = calls[0]?.headers ?? {};
    const sign = (secret: string) =>
      new Webhook(secret).sign(String(id), new Date(Number(at) * 1_000), calls[0]?.body ?? '');
    return { given: String(signed).split(' '), both: [sign(body.data.secret), sign(first.secret)] };
  };
  const during = await signatures();
  expect(during.given).toEqual(during.both);
  portal.clock.advance(24 * 3_600_000 + 1);
  staff = await portal.as(organizer);
  const after = await signatures();
  expect(after.given).toEqual(after.both.slice(0, 1));
});

it('a message is retried on the schedule of the specification, then marked as dead [ORG-275]', async () => {
  answer = (_call, response) => response.writeHead(500).end('broken');
  const { id } = await add();
  await decide();
  await dispatcher.drain();
  expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 1, last_status: 500, last_answer: 'broken' }]);
  await dispatcher.drain();
  expect(calls).toHaveLength(1);
  // five days exceed the limit after which an endpoint is disabled, so the test keeps it enabled
  for (const wait of webhookDelaysMs) {
    portal.clock.advance(wait);
    await portal.database.read.updateTable('webhook_endpoints').set({ failing_since: null }).execute();
    await dispatcher.drain();
  }
  staff = await portal.as(organizer);
  expect(calls).toHaveLength(webhookDelaysMs.length + 1);
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await log(id)).toMatchObject([{ state: 'dead', attempts: 10, next_attempt_at: null }]);
});

it('one message, or all since a given moment, can be sent again under the same id [ORG-277]', async () => {
  const { id } = await add();
  await decide();
  portal.clock.advance(60_000);
  const since = portal.clock.now().toISOString();
  await decide();
  await dispatcher.drain();
  const [newest, oldest] = await log(id);
  const again = async (body: object) => {
    calls.length = 0;
    const received = await staff.post(`/organizer/webhooks/${id}/replay`, body);
    await dispatcher.drain();
    return [received.status, received.body, calls.map(({ headers }) => headers['webhook-id'])];
  };
  expect(await again({ delivery_id: oldest?.id })).toEqual([200, { data: { messages: 1 } }, [oldest?.message_id]]);
  expect(await again({ since })).toEqual([200, { data: { messages: 1 } }, [newest?.message_id]]);
  expect((await staff.post(`/organizer/webhooks/${id}/replay`, { delivery_id: 999_999 })).status).toBe(404);
});

it('a webhook is disabled after days of failures and its author is notified; a replay sends what it missed [ORG-278]', async () => {
  answer = (_call, response) => response.writeHead(503).end();
  const { id } = await add();
  await decide();
  await dispatcher.drain();
  portal.clock.advance(webhookPatienceMs);
  staff = await portal.as(organizer);
  portal.emails.length = 0;
  await dispatcher.drain();
  expect(await endpoint(id)).toMatchObject({ state: 'disabled', disabled_at: expect.any(String) });
  await portal.services.outbox.drain();
  expect(portal.emails.filter(({ subject }) => subject.includes('Вебхук'))).toMatchObject([{ to: organizer }]);
  calls.length = 0;
  await decide();
  await dispatcher.drain();
  expect(calls).toEqual([]);
  answer = (_call, response) => response.end();
  await staff.patch(`/organizer/webhooks/${id}`, { state: 'active' });
  await staff.post(`/organizer/webhooks/${id}/replay`, { since: '2000-01-01T00:00:00.000Z' });
  await dispatcher.drain();
  expect(calls).toHaveLength(2);
});

it('redirects of a webhook are not followed [ORG-276]', async () => {
  answer = ({ path }, response) =>
    path === '/hook' ? response.writeHead(302, { location: `${base}/inner` }).end() : response.end();
  const { id } = await add();
  await decide();
  await dispatcher.drain();
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
  expect(await log(id)).toMatchObject([{ state: 'waiting', last_status: 302 }]);
});

it('a call to a hanging target times out, and only the beginning of a response is read [ORG-279]', async () => {
  answer = ({ path }, response) => {
    if (path === '/big') response.end('x'.repeat(5_000_000));
    if (path === '/drip') response.writeHead(200).write('begun');
  };
  const [hanging, big, dripping] = [await add('/hang'), await add('/big'), await add('/drip')];
  await decide();
  await dispatcher.drain();
  expect(await log(hanging.id)).toMatchObject([
    { state: 'waiting', last_status: null, last_error: 'no answer within 0.3 s' },
  ]);
  expect(await log(big.id)).toMatchObject([{ state: 'delivered', last_answer: 'x'.repeat(500) }]);
  expect(await log(dripping.id)).toMatchObject([{ state: 'delivered', last_status: 200, last_answer: 'begun' }]);
});

it('a slow target delays no other [ORG-279]', async () => {
  const released: ServerResponse[] = [];
  let allFast = () => {};
  const fast = new Promise<void>((resolve) => (allFast = resolve));
  answer = ({ path }, response) => {
    if (path === '/slow') released.push(response);
    else {
      response.end();
      if (calls.filter((call) => call.path === '/fast').length === 8) allFast();
    }
  };
  const patient = new WebhookDispatcher(portal.services, { error: () => {} }, 60_000);
  await add('/slow');
  await add('/fast');
  for (let turn = 0; turn < 8; turn += 1) await decide();
  const draining = patient.drain();
  // the first round takes four messages of each; the others wait until the slow ones are answered here
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (calls.filter(({ path }) => path === '/fast').length < 4) return;
      clearInterval(look);
      resolve();
    }, 5);
  });
  expect(calls.filter(({ path }) => path === '/slow').length).toBeLessThanOrEqual(4);
  answer = (_call, response) => response.end();
  for (const response of released) response.end();
  await draining;
  allFast();
  await fast;
  expect(calls).toHaveLength(16);
});

it.each([
  'http://erp.example/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://10.0.0.5/hook',
  'https://169.254.169.254/latest',
  'https://localhost/hook',
  'https://user:word@erp.example/hook',
  'ftp://erp.example',
  'hook',
])('%s is refused as a webhook address [ORG-280]', async (url) => {
  const { status, body } = await staff.post(webhooks(), { url, kinds });
  expect([status, body]).toEqual([422, expect.objectContaining({ errors: { url: [expect.any(String)] } })]);
});

it('a name that resolves to an internal address is not called, whatever it resolved to before [ORG-280]', async () => {
  const { id } = await add('https://erp.example/hook');
  // as after a DNS change: the name of this machine
  await portal.database.read.updateTable('webhook_endpoints').set({ url: 'https://localhost:1/hook' }).execute();
  await decide();
  await dispatcher.drain();
  expect(await log(id)).toMatchObject([{ last_status: null, last_error: 'localhost is not at a public address' }]);
});

it('a webhook is changed, listed and removed with its log [ORG-270]', async () => {
  const { id } = await add();
  const changed = await staff.patch(`/organizer/webhooks/${id}`, { kinds: ['order.changed'], description: ' ERP ' });
  expect(changed.body).toMatchObject({
    data: { id, kinds: ['order.changed'], description: 'ERP', url: `${base}/hook` },
  });
  await decide();
  expect(await log(id)).toEqual([]);
  expect((await staff.delete(`/organizer/webhooks/${id}`)).status).toBe(204);
  expect((await staff.get(`/organizer/webhooks/${id}/deliveries`)).status).toBe(404);
  expect((await staff.get('/organizer/exhibitions/999/webhooks')).status).toBe(404);
});
