import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import { countingWrongLinks } from '../../platform/attempts/wrong-links';
import { hashOf } from '../sessions/tokens';
import { refused } from '../../platform/http/http-error';
import { descriptorsOf } from './passkeys.service';
import { findSecondStep } from './second-steps.repository';
import type { Services } from '../../platform/services';
import {
  challengeLifetimeMs,
  keepChallenge,
  takeChallenge,
  type ChallengeHolder,
} from '../passkeys/challenges.repository';
import { readCredentials, type UsedPasskey } from '../passkeys/passkeys.repository';
import { serverText } from '../../platform/texts/server-texts';

const holderOf = (ticketHash: string): ChallengeHolder => `step ${ticketHash}`;

/**
 * Creates the browser options for signing in with one of the user's passkeys.
 * @throws HttpError 422 `step_expired` for a used or expired ticket, `no_passkey` if the user has none, 429 after 20
 * wrong tickets of an address
 */
export const beginPasskeyStep = async (
  services: Pick<Services, 'database' | 'clock' | 'config'>,
  ticket: string,
  address: string,
) => {
  const { database, clock, config } = services;
  const now = clock.now();
  const ticketHash = hashOf(ticket);
  const waiting = await countingWrongLinks(services, address, async () => {
    const found = await findSecondStep(database.read, ticketHash, now);
    if (!found) throw refused('step_expired', serverText('secondFactor.stepExpired'));
    return found;
  });
  const credentials = await readCredentials(database.read, waiting.user_id);
  if (credentials.length === 0) throw refused('no_passkey', serverText('secondFactor.noPasskey'));
  const allowCredentials = descriptorsOf(credentials);
  const rpId = config.passkeys.rpId;
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, allowCredentials });
  await keepChallenge(database.write, { holder: holderOf(ticketHash), userId: waiting.user_id, challenge }, now);
  return { rpId, challenge, timeout: challengeLifetimeMs, allowCredentials, userVerification: 'preferred' as const };
};

/**
 * Verifies a browser's signature for a sign-in, which consumes the challenge in any case.
 * @returns null if it is invalid: challenge, origin, portal, signature, counter, or another user's passkey
 */
export const checkPasskeyStep = async (
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  { ticketHash, userId, response }: { ticketHash: string; userId: number; response: AuthenticationResponseJSON },
): Promise<UsedPasskey | null> => {
  const expectedChallenge = await takeChallenge(database.write, holderOf(ticketHash), clock.now());
  const credential = (await readCredentials(database.read, userId)).find(({ id }) => id === response.id);
  if (expectedChallenge === null || !credential) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: config.passkeys.origins,
      expectedRPID: config.passkeys.rpId,
      credential,
      requireUserVerification: false,
    });
    const { passkeyId, counter } = credential;
    return verified ? { passkeyId, counter, newCounter: authenticationInfo.newCounter } : null;
  } catch {
    // the library throws for every mismatch
    return null;
  }
};
