import type { Session } from '../../platform/http/session';
import { networkOf } from '../../platform/http/network-of';
import { writeAudit } from '../../platform/database/audit';
import { invalidTexts, refused } from '../../platform/http/http-error';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import type { Services } from '../../platform/services';
import { placeOfSecret } from './app-secrets';
import { listPasskeys } from '../passkeys/passkeys.repository';
import { appAddress, qrPath, secretOf, stepOfCode } from './code-app';
import { consumeFactorLimit } from './factor-attempts';
import { isProved, requireProof } from './proof.service';
import { makeRecoverySet } from './recovery-codes';
import { readOneTimeCode, showRecoveryCode } from '@fairfront/shared-kit/domain/identity/second-factor';
import {
  lockFactors,
  readFactors,
  removeSecondFactor,
  confirmDeviceOf,
  readAccountName,
  storeFactorSince,
} from './second-factor.repository';
import { serverText } from '../../platform/texts/server-texts';
import { lockCodeApp, storePendingSecret, updateCodeApp } from './code-apps.repository';
import { storeRecoverySet } from './recovery-codes.repository';

/** The second factor of the caller as the API returns it. */
export const secondFactorResponse = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  session: Session,
) => {
  const factors = await readFactors(database.read, session.user.id);
  const passkeys = await listPasskeys(database.read, session.user.id);
  return {
    since: factors.since?.toISOString() ?? null,
    is_proved: isProved(session, clock.now()),
    app: factors.appConfirmedAt && { confirmed_at: factors.appConfirmedAt.toISOString() },
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      added_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes: { left: factors.codesLeft, total: factors.codes },
    demands: factors.demands,
  };
};

/**
 * Creates a secret for an app. It becomes active with its first code; an existing app stays active until then.
 * @param actionKey a repeat of the action gets the same secret
 * @throws HttpError 403 `proof_required`
 */
export const beginApp = async (services: Services, session: Session, actionKey: string) => {
  const { database, clock, signer, secretBox } = services;
  requireProof(session, clock.now());
  const { id: userId } = session.user;
  const secret = secretOf(signer.sign('app-secret', userId, actionKey));
  const closed = secretBox.close(secret, placeOfSecret(userId));
  await database.transaction((trx) => storePendingSecret(trx, userId, closed));
  const { email } = await readAccountName(database.read, userId);
  const address = appAddress(secret, email);
  return { secret, address, qr: qrPath(address) };
};

/**
 * Activates the new app by its first code; repeating the activating code has no effect.
 * @throws HttpError 403 `proof_required`, 422 on `code`, 429 by the attempt limits
 */
export const checkApp = async (
  services: Services,
  session: Session,
  { code: text, address }: { code: string; address: string },
): Promise<void> => {
  const { database, clock, secretBox } = services;
  requireProof(session, clock.now());
  const { id: userId } = session.user;
  const attempt = await consumeFactorLimit(services, userId, networkOf(address));
  await database.transaction(async (trx) => {
    const now = clock.now();
    const app = await lockCodeApp(trx, userId);
    const wanted = app?.pending_secret ?? app?.secret;
    const code = readOneTimeCode(text);
    const step = wanted && code !== null ? stepOfCode(secretBox.open(wanted, placeOfSecret(userId)), code, now) : null;
    if (!app || step === null) throw invalidTexts({ code: serverText('secondFactor.wrongCode') });
    if (app.pending_secret === null) {
      if (step !== app.last_step) throw invalidTexts({ code: serverText('secondFactor.wrongCode') });
      return;
    }
    await updateCodeApp(trx, userId, {
      secret: app.pending_secret,
      pending_secret: null,
      confirmed_at: now,
      last_step: step,
    });
    await writeAudit(trx, { userId, action: 'second-factor.app-added', subject: `user ${userId}`, at: now });
  });
  await attempt.refundAll();
};

/**
 * Creates a new set of recovery codes and revokes the previous one. They are shown here and nowhere else.
 * @param actionKey a repeat of the action gets the same codes
 * @throws HttpError 403 `proof_required`, 422 `second_factor_not_prepared` if there is neither an app nor a passkey
 */
export const renewRecoveryCodes = async (
  services: Services,
  session: Session,
  actionKey: string,
): Promise<string[]> => {
  const { database, clock, signer } = services;
  requireProof(session, clock.now());
  const { id: userId } = session.user;
  const set = await makeRecoverySet(signer, userId, actionKey);
  await database.transaction(async (trx) => {
    const factors = await readFactors(trx, userId);
    if (!factors.hasApp && !factors.hasPasskeys)
      throw refused('second_factor_not_prepared', serverText('secondFactor.notPrepared'));
    await storeRecoverySet(trx, userId, set);
    await writeAudit(trx, {
      userId,
      action: 'second-factor.recovery-codes-renewed',
      subject: `user ${userId}`,
      at: clock.now(),
    });
  });
  return set.codes.map(showRecoveryCode);
};

/**
 * Makes sign-in require the second factor from now on; this device counts as confirmed.
 * @throws HttpError 403 `proof_required`, 422 `second_factor_not_prepared` without recovery codes, or without app and
 * passkey
 */
export const turnOn = async (services: Services, session: Session): Promise<void> => {
  const { database, clock } = services;
  const now = clock.now();
  requireProof(session, now);
  const { id: userId } = session.user;
  await database.transaction(async (trx) => {
    await lockFactors(trx, userId);
    const factors = await readFactors(trx, userId);
    if (factors.since) return;
    if ((!factors.hasApp && !factors.hasPasskeys) || factors.codesLeft === 0)
      throw refused('second_factor_not_prepared', serverText('secondFactor.notPrepared'));
    await storeFactorSince(trx, userId, now);
    await confirmDeviceOf(trx, session.id, now);
    await writeAudit(trx, { userId, action: 'second-factor.on', subject: `user ${userId}`, at: now });
    // what a requirement has closed is open now, in every tab
    await publishAccessChanged(trx, services, userId);
  });
};

/**
 * Makes sign-in require only the password; app, passkeys and recovery codes are deleted.
 * @throws HttpError 403 `proof_required`
 */
export const turnOff = async (services: Services, session: Session): Promise<void> => {
  const { database, clock } = services;
  const now = clock.now();
  requireProof(session, now);
  const { id: userId } = session.user;
  await database.transaction(async (trx) => {
    const { since } = await readFactors(trx, userId);
    await removeSecondFactor(trx, userId);
    if (!since) return;
    await writeAudit(trx, { userId, action: 'second-factor.off', subject: `user ${userId}`, at: now });
    await publishAccessChanged(trx, services, userId);
  });
};
