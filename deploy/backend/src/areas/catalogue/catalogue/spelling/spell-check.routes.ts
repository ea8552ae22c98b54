import { spellCheckApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { RoutePlugin } from '../../../../platform/http/app.types';
import { implement } from '../../../../platform/http/implement';
import { askSpelling } from './spelling-service';

export const spellCheckRoutes: RoutePlugin = implement(spellCheckApi, ({ config }) => ({
  'GET /spell-check': async ({ query }) => {
    const errors = config.spellCheckUrl === null ? null : await askSpelling(config.spellCheckUrl, query);
    return { data: errors ?? [], meta: { checked: errors !== null } };
  },
}));
