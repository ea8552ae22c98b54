import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the portal is, and a key of it with the scopes `orders` and `documents`. */
export interface Portal {
  /** With `/api`: `https://portal.example/api`. */
  url: string;
  key: string;
}

export interface Order {
  id: number;
  participation_id: number;
  status: string;
  currency: 'RUR' | 'EUR' | 'USD';
  total_with_vat: number | null;
}

const call = async <Answer>({ url, key }: Portal, path: string, init: RequestInit = {}): Promise<Answer> => {
  const headers = { authorization: `Bearer ${key}`, 'accept-language': 'en', ...init.headers };
  const response = await fetch(`${url}${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** All orders that were placed or changed since the last call. Keep the cursor: the next call continues there. */
export const takeOrders = async (
  portal: Portal,
  last: string | null,
): Promise<{ orders: Order[]; cursor: string | null }> => {
  const orders: Order[] = [];
  let cursor = last;
  for (;;) {
    const query = new URLSearchParams({ limit: '500', ...(cursor === null ? {} : { cursor }) });
    const { data, meta } = await call<{ data: Order[]; meta: { next_cursor: string | null; has_more: boolean } }>(
      portal,
      `/organizer/lists/orders?${query}`,
    );
    orders.push(...data);
    cursor = meta.next_cursor;
    if (!meta.has_more) return { orders, cursor };
  }
};

/** Attaches an invoice to an order; the exhibitor sees it at once. The same number again attaches nothing. */
export const pushInvoice = (
  portal: Portal,
  order: Order,
  number: string,
  pdf: Blob,
): Promise<{ data: { id: number } }> => {
  const body = new FormData();
  body.set('kind', 'invoice');
  body.set('file', pdf, `${number}.pdf`);
  const headers = { 'idempotency-key': `invoice-${order.id}-${number}` };
  return call(portal, `/organizer/additional-orders/${order.id}/documents`, { method: 'POST', body, headers });
};

/** Enters a paid invoice of an order into the documents of its exhibitor. */
export const pushPayment = (portal: Portal, order: Order, paid: { contract: number; number: string; day: string }) =>
  call<{ data: { id: number } }>(portal, `/organizer/participants/${order.participation_id}/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `payment-${order.id}-${paid.number}` },
    body: JSON.stringify({
      ...{ contract_id: paid.contract, type: 'invoice', number: paid.number, document_date: paid.day, contents: [] },
      ...{ amount: order.total_with_vat ?? 0, amount_paid: order.total_with_vat ?? 0, currency: order.currency },
    }),
  });

/** Reads a webhook. Answer 2xx within 10 seconds, and skip an id that you have had. @throws Error for a forged or old one */
export const readWebhook = (
  headers: Record<string, string | undefined>,
  body: string,
  secret: string,
  now = new Date(),
) => {
  const { 'webhook-id': id = '', 'webhook-timestamp': at = '', 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(now.getTime() / 1_000 - Number(at)) < 300)) throw new Error('The webhook is too old');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`);
  const isSigned = signatures
    .split(' ')
    .some((one) => one.length === expected.length && timingSafeEqual(Buffer.from(one), expected));
  if (!isSigned) throw new Error('The webhook is not signed by the portal');
  return {
    id,
    ...(JSON.parse(body) as {
      type: string;
      data: { subject: { kind: string; id: number } | null; status: string | null };
    }),
  };
};
