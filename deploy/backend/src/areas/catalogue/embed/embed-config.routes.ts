import { embedConfigApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';

export const embedConfigRoutes: RoutePlugin = implement(embedConfigApi, ({ config }) => ({
  'GET /embed-config': () => {
    const { key, external } = config.realtime;
    const place = external ?? { host: null, port: null, tls: null };
    return {
      data: {
        realtime: { key, host: place.host, port: place.port, tls: place.tls },
        documents: config.catalogueDocuments,
      },
    };
  },
}));
