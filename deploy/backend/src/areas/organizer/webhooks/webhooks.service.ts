import type { WebhookKind } from '@fairfront/shared-kit/domain/organizer/webhook-rules';
import { webhookOverlapMs } from '@fairfront/shared-kit/domain/organizer/webhook-rules';
import type { Kysely, Transaction } from 'kysely';
import { isIP } from 'node:net';
import { writeAudit, type AuditEntry } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { invalidTexts, notFound, refused } from '../../../platform/http/http-error';
import { isPublicAddress } from '../../../platform/http/public-address';
import { trimmed } from '../../../platform/http/values';
import type { Services } from '../../../platform/services';
import { serverText } from '../../../platform/texts/server-texts';
import { exhibitionKind, isExhibitionKnown, readRecord } from '../../participations';
import {
  deleteEndpoint,
  insertEndpoint,
  listEndpoints,
  readEndpoint,
  replayDeliveries,
  updateEndpoint,
  type EndpointRow,
} from './webhook-endpoints.repository';
import { newSecret, secretPlace } from './webhook-secret';

type Needs = Pick<Services, 'clock' | 'config' | 'secretBox'>;

/** Maximum number of webhooks per exhibition, because every event is sent to each of them. */
const mostEndpoints = 20;

interface Values {
  url?: string;
  description?: string | null;
  kinds?: WebhookKind[];
  state?: 'active' | 'disabled';
}

/** @throws HttpError 422 on `url` if it is no https address, or one that is not public */
const checkedUrl = (text: string, { config }: Pick<Services, 'config'>): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isAllowed = url !== null && config.webhookHosts.includes(url.host);
  const isSafe = url?.protocol === 'https:' && host !== 'localhost' && (isIP(host) === 0 || isPublicAddress(host));
  if (!url || url.username || url.password || !(isAllowed || isSafe))
    throw invalidTexts({ url: serverText('webhooks.wrongUrl') });
  return url.href;
};

/** @throws HttpError 404 */
export const requireEndpoint = async (db: Kysely<Tables>, id: number): Promise<EndpointRow> => {
  const row = await readEndpoint(db, id);
  if (!row) throw notFound();
  return row;
};

/** @throws HttpError 404 */
export const requireExhibition = async (db: Kysely<Tables>, id: number): Promise<void> => {
  if (!(await isExhibitionKnown(db, id))) throw notFound();
};

const audit = (
  trx: Transaction<Tables>,
  { clock }: Needs,
  userId: number,
  endpointId: number,
  action: AuditEntry['action'],
) => writeAudit(trx, { userId, action, subject: `webhook ${endpointId}`, at: clock.now() });

/** Adds a webhook. @returns its id; `secretOf` reads its secret for the only answer that has it */
export const addEndpoint = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, exhibitionId }: { userId: number; exhibitionId: number },
  { url, description, kinds }: Required<Pick<Values, 'url' | 'kinds'>> & Values,
): Promise<number> => {
  // locked, so that two concurrent calls do not exceed the limit
  await readRecord(trx, exhibitionKind, exhibitionId, true);
  if ((await listEndpoints(trx, exhibitionId)).length >= mostEndpoints)
    throw refused('too_many_webhooks', serverText('webhooks.tooMany', { count: mostEndpoints }));
  const id = await insertEndpoint(trx, {
    exhibition_id: exhibitionId,
    url: checkedUrl(url, services),
    description: trimmed(description),
    kinds: JSON.stringify(kinds),
    secret: '',
    former_secret: null,
    former_until: null,
    failing_since: null,
    disabled_at: null,
    created_by: userId,
    created_at: services.clock.now(),
  });
  await updateEndpoint(trx, id, { secret: services.secretBox.close(newSecret(), secretPlace(id)) });
  await audit(trx, services, userId, id, 'webhook.added');
  return id;
};

/** The secret of a webhook. */
export const secretOf = ({ secretBox }: Pick<Services, 'secretBox'>, { id, secret }: EndpointRow): string =>
  secretBox.open(secret, secretPlace(id));

/** Changes a webhook; enabling it forgets its failures. */
export const changeEndpoint = async (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  id: number,
  { url, description, kinds, state }: Values,
): Promise<EndpointRow> => {
  const former = await requireEndpoint(trx, id);
  const isMoved = state !== undefined && state !== former.state;
  await updateEndpoint(trx, id, {
    url: url === undefined ? former.url : checkedUrl(url, services),
    description: description === undefined ? former.description : trimmed(description),
    kinds: JSON.stringify(kinds ?? former.kinds),
    ...(isMoved && { state, failing_since: null, disabled_at: state === 'active' ? null : services.clock.now() }),
  });
  await audit(trx, services, userId, id, 'webhook.changed');
  return requireEndpoint(trx, id);
};

/** Removes a webhook with its log. */
export const removeEndpoint = async (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  id: number,
): Promise<void> => {
  await requireEndpoint(trx, id);
  await deleteEndpoint(trx, id);
  await audit(trx, services, userId, id, 'webhook.removed');
};

/** Makes a new secret; the former one signs, too, until receivers know the new one. */
export const rotateSecret = async (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  id: number,
): Promise<EndpointRow> => {
  const { secret } = await requireEndpoint(trx, id);
  await updateEndpoint(trx, id, {
    secret: services.secretBox.close(newSecret(), secretPlace(id)),
    former_secret: secret,
    former_until: new Date(services.clock.now().getTime() + webhookOverlapMs),
  });
  await audit(trx, services, userId, id, 'webhook.secret-renewed');
  return requireEndpoint(trx, id);
};

/** Sends messages again. @throws HttpError 404 for an unknown webhook or message */
export const replay = async (
  trx: Transaction<Tables>,
  services: Needs,
  id: number,
  which: { delivery_id: number } | { since: string },
): Promise<number> => {
  await requireEndpoint(trx, id);
  const count = await replayDeliveries(trx, id, which, services.clock.now());
  if (count === 0 && 'delivery_id' in which) throw notFound();
  return count;
};
