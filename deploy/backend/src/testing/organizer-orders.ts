import type {
  Order,
  OrderDetail,
  OrganizerOrder,
  OrganizerOrderDetail,
} from '@fairfront/shared-kit/domain/services/api';
import type { Exhibitor } from './builders/exhibitor';
import type { Service } from './builders/services';
import { multipart } from './multipart';
import type { TestCaller } from './test-app';

/** The response of a call about the organiser's orders. */
export type OrganizerOrderResponse = { data: OrganizerOrderDetail } & {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
};
export const organizerOrders = '/organizer/additional-orders';

/** Calls of an exhibitor's editor and of the organiser's staff. @param callers as they are at each call */
export const orderCalls = (callers: () => { exhibitor: Exhibitor; editor: TestCaller; staff: TestCaller }) => {
  /** An order of these services. */
  const place = async (...lines: [service: Pick<Service, 'id'>, line: object][]): Promise<Order> => {
    const { exhibitor, editor } = callers();
    for (const [{ id }, line] of lines) {
      expect((await editor.post(`${exhibitor.path}/cart-items/${id}`, line)).status).toBe(201);
    }
    return (await editor.post<{ data: Order }>(`${exhibitor.path}/additional-orders`, {})).body.data;
  };
  const ofExhibitor = (id: number) => `${callers().exhibitor.path}/additional-orders/${id}`;
  const change = (id: number, body: object, headers: Record<string, string> = {}) =>
    callers().staff.patch<OrganizerOrderResponse>(`${organizerOrders}/${id}`, body, { headers });
  const move = (id: number, status: string) => change(id, { status });
  const detail = async (id: number) =>
    (await callers().staff.get<OrganizerOrderResponse>(`${organizerOrders}/${id}`)).body.data;
  const seen = async (id: number, caller = callers().editor) =>
    (await caller.get<{ data: OrderDetail }>(ofExhibitor(id))).body.data;
  const list = async (query = '') =>
    (await callers().staff.get<{ data: OrganizerOrder[]; meta: { total: number } }>(`${organizerOrders}${query}`)).body;
  const say = async (id: number, text: string) =>
    callers().editor.call('POST', `${ofExhibitor(id)}/messages`, await multipart({ text }));
  return { place, change, move, detail, seen, list, say };
};
