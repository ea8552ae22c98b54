import type {
  Order,
  OrderDetail,
  OrganizerOrder,
  OrganizerOrderDetail,
} from '@fairfront/shared-kit/domain/services/api';
import { multipart } from './multipart';
import type { TestApp, TestCaller } from './test-app';

/** The response of a call about the organiser's orders. */
export type OrganizerOrderResponse = { data: OrganizerOrderDetail } & {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
};
export const organizerOrders = '/organizer/additional-orders';

/** Calls of an exhibitor of participation 101 and of the organiser's staff. @param callers as they are at each call */
export const orderCalls = (callers: () => { portal: TestApp; editor: TestCaller; staff: TestCaller }) => {
  const serviceNamed = async (name: string): Promise<number> => {
    const row = await callers()
      .portal.database.read.selectFrom('additional_services')
      .select('id')
      .where('name_eng', '=', name)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  /** An order of these services alone. */
  const place = async (lines: Record<string, object>): Promise<Order> => {
    await callers().portal.database.read.deleteFrom('cart_lines').execute();
    for (const [name, line] of Object.entries(lines)) {
      const added = await callers().editor.post(`/participants/101/cart-items/${await serviceNamed(name)}`, line);
      expect(added.status).toBe(201);
    }
    return (await callers().editor.post<{ data: Order }>('/participants/101/additional-orders', {})).body.data;
  };
  const placeChairs = () => place({ 'Padded chair': { quantity: 2 } });
  const change = (id: number, body: object, headers: Record<string, string> = {}) =>
    callers().staff.patch<OrganizerOrderResponse>(`${organizerOrders}/${id}`, body, { headers });
  const move = (id: number, status: string) => change(id, { status });
  const detail = async (id: number) =>
    (await callers().staff.get<OrganizerOrderResponse>(`${organizerOrders}/${id}`)).body.data;
  const seen = async (id: number, caller = callers().editor) =>
    (await caller.get<{ data: OrderDetail }>(`/participants/101/additional-orders/${id}`)).body.data;
  const list = async (query = '') =>
    (await callers().staff.get<{ data: OrganizerOrder[]; meta: { total: number } }>(`${organizerOrders}${query}`)).body;
  const say = async (id: number, text: string) =>
    callers().editor.call('POST', `/participants/101/additional-orders/${id}/messages`, await multipart({ text }));
  return { serviceNamed, place, placeChairs, change, move, detail, seen, list, say };
};
