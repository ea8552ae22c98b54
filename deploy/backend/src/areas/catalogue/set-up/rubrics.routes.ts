import { organizerRubricsApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { storeCatalogTemplate } from '../organizer/catalogue-template.service';
import { lockTemplate, readTemplate } from './templates.repository';

export const organizerRubricsRoutes: RoutePlugin = implement(organizerRubricsApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/exhibitions/{exhibitionId}/catalog-template': async (request) => {
      const row = await readTemplate(database.read, request.params.exhibitionId);
      if (!row) throw notFound();
      const { id, exhibition_id, stamp, data, main, exporter } = row;
      return {
        data: {
          ...{ id, exhibition_id, stamp },
          template: data,
          rubrics: main ?? [],
          exporter: exporter ?? [],
        },
      };
    },
    'PUT /organizer/exhibitions/{exhibitionId}/rubrics': async (request) => {
      const place = { userId: callerOf(request).id, exhibitionId: request.params.exhibitionId };
      const rubrics = request.body.rubrics as RubricNode[];
      const exporter = request.body.exporter as RubricNode[];
      const data = await database.transaction(async (trx) => {
        const row = await lockTemplate(trx, place.exhibitionId);
        if (!row) throw notFound();
        return storeCatalogTemplate(trx, services, place, { template: row.data, rubrics, exporter });
      });
      return { data };
    },
  };
});
