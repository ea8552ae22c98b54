import type { Area } from '../../platform/area/area';
import { additionalServicesRoutes } from './additional-services/additional-services.routes';
import { currencyRoutes } from './additional-services/currency.routes';
import { cartDownloadsRoutes } from './cart/cart-downloads.routes';
import { cartRoutes } from './cart/cart.routes';
import { orderCopyRoutes } from './order-copy/order-copy.routes';
import { orderActionName } from './orders/order-action';
import { sendOrderChatMail } from './orders/order-chat-mail';
import { orderDownloadsRoutes } from './orders/order-downloads.routes';
import { orderMessagesRoutes } from './orders/order-messages.routes';
import { ordersRoutes } from './orders/orders.routes';
import { orderQueueRoutes } from './organizer/order-queue.routes';
import { orderStatusesRoutes } from './organizer/order-statuses.routes';
import { organizerOrderFilesRoutes } from './organizer/order-files.routes';
import { organizerOrdersRoutes } from './organizer/orders.routes';
import { organizerServicesRoutes } from './organizer/services.routes';
import { serviceRowsRoutes } from './set-up/service-rows.routes';
import { organizerServiceSetUpRoutes } from './set-up/set-up.routes';

/** Services to order: offers, cart, orders and their chat. */
export const services = {
  routes: [
    additionalServicesRoutes,
    currencyRoutes,
    cartRoutes,
    cartDownloadsRoutes,
    orderCopyRoutes,
    ordersRoutes,
    orderMessagesRoutes,
    orderDownloadsRoutes,
    organizerOrdersRoutes,
    orderQueueRoutes,
    orderStatusesRoutes,
    organizerOrderFilesRoutes,
    organizerServicesRoutes,
    organizerServiceSetUpRoutes,
    serviceRowsRoutes,
  ],
  nameAction: orderActionName,
  outbox: (services, mailer) => ({
    'order-chat-mail': (planned) => sendOrderChatMail(services, mailer, planned),
  }),
} satisfies Area;
