import type { OrderMessages } from '@fairfront/shared-kit/components/order-chat';
import type { StaffOrder } from '../api/orders';
export const useOrderLive = (_order: StaffOrder, _messages: OrderMessages): void => {};
