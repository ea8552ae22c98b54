/** What others may use of the services: so far the demo world. */
export { flagsOf } from './additional-services/service-requirements';
export type { StoredPrice } from './additional-services/tables';
export type { QuantityOfDate, TimesOfDate } from './cart/tables';
export type { OrderedService, OrderEventKind } from './orders/tables';
