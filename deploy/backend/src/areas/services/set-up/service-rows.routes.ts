import { serviceRowsApi } from '@fairfront/shared-kit/domain/services/api';
import { listRows } from '../../../platform/database/rows';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { changeServiceRows, serviceRow } from './change-rows.service';

export const serviceRowsRoutes: RoutePlugin = implement(serviceRowsApi, (services) => ({
  'GET /organizer/service-rows': async () => ({
    data: (await listRows(services.database.read, 'additional_services', ['position', 'id'])).map(serviceRow),
  }),
  'POST /organizer/service-rows': async (request) => ({
    data: await changeServiceRows(
      services,
      { userId: callerOf(request).id, locale: request.locale },
      request.body.items,
    ),
  }),
}));
