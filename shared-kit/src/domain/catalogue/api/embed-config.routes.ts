import { Type } from 'typebox';
import { DataOf, Nullable, routeTable } from '../../http';

const Addresses = Type.Object({ ru: Nullable(Type.String()), en: Nullable(Type.String()) });

export const EmbedConfig = Type.Object(
  {
    realtime: Nullable(
      Type.Object({
        key: Type.String({ description: 'Public key of the realtime application' }),
        host: Nullable(Type.String({ description: 'Null: the host of the API' })),
        port: Nullable(Type.Integer({ minimum: 1, maximum: 65_535, description: 'Null: the port of the API' })),
        tls: Nullable(Type.Boolean({ description: 'Null: as the API' })),
      }),
    ),
    documents: Type.Object(
      { info: Addresses, example: Addresses, terms: Addresses },
      { description: 'Documents of the catalogue by language, null without one (CAT-028, CAT-197)' },
    ),
  },
  { title: 'EmbedConfig', description: 'What the catalogue in a foreign page must know of the installation (CAT-270)' },
);

/** What an embed asks first. It is what every page of the portal tells its visitors, so nobody needs to sign in. */
export const embedConfigApi = routeTable('catalogue', {
  'GET /embed-config': {
    summary: 'Where the live events of an embed come from, and the documents that it shows (CAT-251, CAT-270)',
    access: 'public',
    cost: 'memory',
    responses: { 200: DataOf(EmbedConfig) },
  },
});
