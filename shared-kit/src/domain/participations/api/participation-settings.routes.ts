import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Participation } from './participation.schema';

const params = Type.Object({ id: Id });

export const EdoSettings = Type.Object(
  { is_edo_rent_available: Type.Boolean(), is_edo_services_available: Type.Boolean() },
  { title: 'EdoSettings', description: 'Contracts for which a company accepts electronic documents' },
);

export const PayerSettings = Type.Object(
  { pays_for_subs: Type.Boolean() },
  {
    title: 'PayerSettings',
    description: 'Whether a collective organiser pays for orders of its sub-exhibitors',
  },
);

/** Settings of a participation by a user or a company: the primary one of an exhibition, electronic documents. */
export const participationSettingsApi = routeTable('participants', {
  'PUT /participants/{id}/make-primary': {
    summary: "Make this participation the caller's primary one in its exhibition",
    params,
    responses: { 200: DataOf(Participation), ...errorResponses(401, 404) },
  },
  'PATCH /participants/{id}/edo-settings': {
    summary: 'Set for which contracts the company accepts electronic documents',
    params,
    body: EdoSettings,
    responses: {
      200: Type.Object({ data: EdoSettings, message: Type.String() }),
      ...errorResponses(401, 403, 404, 422),
    },
  },
  'PATCH /participants/{id}/payer-settings': {
    summary: 'Set whether sub-exhibitors may order at the expense of their collective organiser',
    params,
    body: PayerSettings,
    responses: { 200: DataOf(PayerSettings), ...errorResponses(401, 403, 404, 422) },
  },
});
