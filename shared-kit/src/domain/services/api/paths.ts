import type { PathsOf } from '../../http';
import type { additionalServicesApi } from './additional-services.routes';
import type { cartApi, cartDownloadsApi, currencyApi } from './cart.routes';
import type { orderCopyApi } from './order-copy.routes';
import type { orderDownloadsApi } from './order-downloads.routes';
import type { orderMessagesApi } from './order-messages.routes';
import type { orderQueueApi } from './order-queue.routes';
import type { orderStatusesApi } from './order-statuses.routes';
import type { ordersApi } from './orders.routes';
import type { organizerOrderFilesApi } from './organizer-order-files.routes';
import type { organizerOrdersApi } from './organizer-orders.routes';
import type { organizerServicesApi } from './organizer-services.routes';
import type { organizerServiceSetUpApi } from './organizer-set-up.routes';
import type { serviceRowsApi } from './service-rows.routes';

/** The calls of this area, by path and method. */
export type ServicesPaths = PathsOf<typeof additionalServicesApi> &
  PathsOf<typeof currencyApi> &
  PathsOf<typeof cartDownloadsApi> &
  PathsOf<typeof cartApi> &
  PathsOf<typeof orderCopyApi> &
  PathsOf<typeof orderDownloadsApi> &
  PathsOf<typeof orderMessagesApi> &
  PathsOf<typeof orderQueueApi> &
  PathsOf<typeof orderStatusesApi> &
  PathsOf<typeof ordersApi> &
  PathsOf<typeof organizerOrderFilesApi> &
  PathsOf<typeof organizerOrdersApi> &
  PathsOf<typeof organizerServicesApi> &
  PathsOf<typeof organizerServiceSetUpApi> &
  PathsOf<typeof serviceRowsApi>;
