import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { networkOf } from '../../platform/http/network-of';
import type { Session } from '../../platform/http/session';
import { writeAudit } from '../../platform/database/audit';
import { invalidTexts, notFound, refused } from '../../platform/http/http-error';
import { lineOf } from '../../platform/http/values';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import { consumeFactorLimit } from './factor-attempts';
import { requireProof } from './proof.service';
import { lockFactors, readFactors, removeSecondFactor, readAccountName } from './second-factor.repository';
import type { Services } from '../../platform/services';
import {
  challengeLifetimeMs,
  keepChallenge,
  takeChallenge,
  type ChallengeHolder,
} from '../passkeys/challenges.repository';
import {
  hasCredential,
  insertPasskey,
  readCredentials,
  deletePasskey,
  storePasskeyName,
} from '../passkeys/passkeys.repository';
import { serverText } from '../../platform/texts/server-texts';

/** More than any user's number of devices. */
const mostPasskeys = 20;

/** Passkey descriptors for browser options: ids and transports, without keys. */
export const descriptorsOf = (credentials: readonly { id: string; transports: string[] }[]) =>
  credentials.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports }));

const holderOf = ({ id }: Session): ChallengeHolder => `session ${id}`;

/** @throws HttpError 422 on `name` if it is empty */
const readName = (text: string): string => {
  const name = lineOf(text);
  if (name === '') throw invalidTexts({ name: serverText('secondFactor.nameRequired') });
  return name;
};

/**
 * Creates the browser options for creating a passkey of the caller.
 * @param actionKey a repeat of the action gets the same challenge
 * @throws HttpError 403 `proof_required`, 422 `too_many_passkeys`
 */
export const beginPasskey = async (services: Services, session: Session, actionKey: string) => {
  const { database, clock, config, signer } = services;
  const now = clock.now();
  requireProof(session, now);
  const { id: userId } = session.user;
  const { email, name, lastname } = await readAccountName(database.read, userId);
  const known = await readCredentials(database.read, userId);
  if (known.length >= mostPasskeys) throw refused('too_many_passkeys', serverText('secondFactor.tooManyPasskeys'));
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Fairfront',
    rpID: config.passkeys.rpId,
    userName: email,
    userDisplayName: `${name} ${lastname}`.trim(),
    // the same for all passkeys of a user, without identifying them
    userID: new Uint8Array(Buffer.from(signer.sign('passkey-user', userId), 'hex')),
    challenge: new Uint8Array(Buffer.from(signer.sign('passkey-challenge', session.id, actionKey), 'hex')),
  });
  await keepChallenge(database.write, { holder: holderOf(session), userId, challenge }, now);
  return {
    rp: { id: config.passkeys.rpId, name: rp.name },
    user,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: challengeLifetimeMs,
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
    attestation: 'none' as const,
  };
};

const credentialOf = async (
  { config }: Pick<Services, 'config'>,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<WebAuthnCredential | null> => {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: config.passkeys.origins,
      expectedRPID: config.passkeys.rpId,
      requireUserVerification: false,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // the library throws for every mismatch
    return null;
  }
};

/**
 * Adds a passkey created by the browser; adding the same one again has no effect.
 * @throws HttpError 403 `proof_required`, 422 on `name`, 422 `wrong_passkey`, 429 by the attempt limits
 */
export const addPasskey = async (
  services: Services,
  session: Session,
  { name: typed, response, address }: { name: string; response: RegistrationResponseJSON; address: string },
): Promise<void> => {
  const { database, clock } = services;
  requireProof(session, clock.now());
  const { id: userId } = session.user;
  const name = readName(typed);
  if (await hasCredential(database.read, userId, response.id)) return;
  const attempt = await consumeFactorLimit(services, userId, networkOf(address));
  const wrong = () => refused('wrong_passkey', serverText('secondFactor.passkeyNotAdded'));
  const challenge = await takeChallenge(database.write, holderOf(session), clock.now());
  const credential = challenge === null ? null : await credentialOf(services, response, challenge);
  if (credential === null) throw wrong();
  await database.transaction(async (trx) => {
    const now = clock.now();
    await lockFactors(trx, userId);
    if (!(await insertPasskey(trx, { userId, credential, name, now }))) throw wrong();
    await writeAudit(trx, { userId, action: 'second-factor.passkey-added', details: { name }, at: now });
  });
  await attempt.refundAll();
};

/** @throws HttpError 403 `proof_required`, 404, 422 on `name` */
export const renamePasskey = async (
  { database, clock }: Services,
  session: Session,
  { id, name: typed }: { id: number; name: string },
): Promise<void> => {
  requireProof(session, clock.now());
  const { id: userId } = session.user;
  const name = readName(typed);
  await database.transaction(async (trx) => {
    if (!(await storePasskeyName(trx, { id, userId, name }))) throw notFound();
    await writeAudit(trx, { userId, action: 'second-factor.passkey-renamed', details: { name }, at: clock.now() });
  });
};

/**
 * Removes a passkey; removing the last method turns the second factor off and deletes it.
 * @throws HttpError 403 `proof_required`, 404
 */
export const removePasskey = async (services: Services, session: Session, id: number): Promise<void> => {
  const { database, clock } = services;
  const now = clock.now();
  requireProof(session, now);
  const { id: userId } = session.user;
  await database.transaction(async (trx) => {
    await lockFactors(trx, userId);
    const removed = await deletePasskey(trx, { id, userId });
    if (!removed) throw notFound();
    await writeAudit(trx, { userId, action: 'second-factor.passkey-removed', details: removed, at: now });
    const { since, hasApp, hasPasskeys } = await readFactors(trx, userId);
    // recovery codes alone are not a second factor
    if (hasApp || hasPasskeys) return;
    await removeSecondFactor(trx, userId);
    if (!since) return;
    await writeAudit(trx, { userId, action: 'second-factor.off', subject: `user ${userId}`, at: now });
    await publishAccessChanged(trx, services, userId);
  });
};
