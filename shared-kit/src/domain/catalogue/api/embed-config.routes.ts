import { Type } from 'typebox';
import { inEveryLocale } from '../../common';
import { DataOf, Nullable, routeTable } from '../../http';

const Addresses = Type.Object(inEveryLocale(() => Nullable(Type.String())));

export const EmbedConfig = Type.Object(
  {
    realtime: Nullable(
      Type.Object({
        key: Type.String({ description: 'Public key of the realtime application' }),
        host: Nullable(Type.String({ description: 'Null: the host of the API' })),
        port: Nullable(Type.Integer({ minimum: 1, maximum: 65_535, description: 'Null: the port of the API' })),
        tls: Nullable(Type.Boolean({ description: 'Null: the same as the API' })),
      }),
    ),
    documents: Type.Object(
      { info: Addresses, example: Addresses, terms: Addresses },
      { description: 'Documents of the catalogue by language, null without one' },
    ),
  },
  { title: 'EmbedConfig', description: 'What the embedded catalogue needs to know about the installation' },
);

/**
 * The first call of an embed. It returns only what every page of the portal tells its visitors, so it needs no session.
 */
export const embedConfigApi = routeTable('catalogue', {
  'GET /embed-config': {
    summary: 'Get realtime settings and documents for an embed',
    access: 'public',
    cost: 'memory',
    responses: { 200: DataOf(EmbedConfig) },
  },
});
