import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Participation } from './participation.schema';

const params = Type.Object({ id: Id });

export const EdoSettings = Type.Object(
  { is_edo_rent_available: Type.Boolean(), is_edo_services_available: Type.Boolean() },
  { title: 'EdoSettings', description: 'For which contracts a company takes electronic documents (ACC-131)' },
);

export const PayerSettings = Type.Object(
  { pays_for_subs: Type.Boolean() },
  { title: 'PayerSettings', description: 'Whether a collective organiser pays orders of its sub-exhibitors (SVC-164)' },
);

/** What a person or a company has set about a participation: the primary one of an exhibition, electronic documents. */
export const participationSettingsApi = routeTable('participants', {
  'PUT /participants/{id}/make-primary': {
    summary: 'Makes this participation the primary one of the caller in its exhibition (ACC-073)',
    params,
    responses: { 200: DataOf(Participation), ...errorResponses(401, 404) },
  },
  'PATCH /participants/{id}/edo-settings': {
    summary: 'Stores for which contracts the company takes electronic documents (ACC-134 to ACC-137)',
    params,
    body: EdoSettings,
    responses: {
      200: Type.Object({ data: EdoSettings, message: Type.String() }),
      ...errorResponses(401, 403, 404, 422),
    },
  },
  'PATCH /participants/{id}/payer-settings': {
    summary: 'Lets the sub-exhibitors of a collective organiser order at its expense, or no longer (SVC-164)',
    params,
    body: PayerSettings,
    responses: { 200: DataOf(PayerSettings), ...errorResponses(401, 403, 404, 422) },
  },
});
