import type { PasskeyCreation, PasskeyRequest } from '@fairfront/shared-kit/platform';

/** Whether this browser, at this address, can make and use passkeys at all. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Why a browser has given no passkey, as a key of the texts. */
export type PasskeyTrouble = 'notConfirmed' | 'known' | 'wrongAddress' | 'failed';

const troubles: Record<string, PasskeyTrouble> = {
  NotAllowedError: 'notConfirmed',
  AbortError: 'notConfirmed',
  InvalidStateError: 'known',
  SecurityError: 'wrongAddress',
};

/** The browser, not the server, has refused. */
export class PasskeyRefusal extends Error {
  constructor(readonly trouble: PasskeyTrouble) {
    super(trouble);
  }
}

const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyRefusal((error instanceof Error ? troubles[error.name] : undefined) ?? 'failed');
  }
};

/**
 * The library comes with the first use of a passkey, in the file of the second step: one of its own would add its name and
 * hash to the first load of the sign-in.
 */
const library = () => import(/* webpackChunkName: "step" */ '@simplewebauthn/browser');

/** Lets the browser make a passkey. @throws PasskeyRefusal */
export const makePasskey = async (optionsJSON: PasskeyCreation) => {
  const { startRegistration } = await library();
  return asked(() => startRegistration({ optionsJSON }));
};

/** Lets the browser sign by a passkey. @throws PasskeyRefusal */
export const signByPasskey = async (optionsJSON: PasskeyRequest) => {
  const { startAuthentication } = await library();
  return asked(() => startAuthentication({ optionsJSON }));
};
