/** What other areas may use of the services: imports and copies of an exhibition, and the demo data. */
export type { OrderSheet } from './priced-document/order.pdf';
export { flagsOf } from './additional-services/service-requirements';
export type { StoredPrice } from './additional-services/tables';
export { importCart, type ImportedCartLine } from './cart/import-cart';
export { readPlannedLines, type PlannedLine } from './cart/planned-lines';
export type { QuantityOfDate, TimesOfDate } from './cart/tables';
export { importMessages, importOrders, type ImportedOrder } from './orders/import-orders';
export type { OrderedService, OrderEventKind } from './orders/tables';
export { waitingOrders } from './organizer/order-queue.repository';
export { copyServiceOffers } from './set-up/copy-offers';
export {
  createCategories,
  createExecutors,
  createOffers,
  createServices,
  createUnits,
  type NewService,
} from './set-up/create-services';
export { serviceCategories, serviceExecutors, serviceUnits } from './set-up/service-lists.kind';
export { services as serviceKind } from './set-up/service.kind';
