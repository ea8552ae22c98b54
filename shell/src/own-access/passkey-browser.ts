import type { PasskeyCreation, PasskeyRequest } from '@fairfront/shared-kit/platform';

/** Whether this browser can create and use passkeys at this address. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Why a browser returned no passkey, as a text key. */
export type PasskeyTrouble = 'notConfirmed' | 'known' | 'wrongAddress' | 'failed';

const troubles: Record<string, PasskeyTrouble> = {
  NotAllowedError: 'notConfirmed',
  AbortError: 'notConfirmed',
  InvalidStateError: 'known',
  SecurityError: 'wrongAddress',
};

/** The browser, not the server, declined. */
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
 * Loads the library on first use of a passkey, in the file of the second step: a separate file would add its name and
 * hash to the first load of the sign-in.
 */
const library = () => import(/* webpackChunkName: "step" */ '@simplewebauthn/browser');

/** Lets the browser create a passkey. @throws PasskeyRefusal */
export const makePasskey = async (optionsJSON: PasskeyCreation) => {
  const { startRegistration } = await library();
  return asked(() => startRegistration({ optionsJSON }));
};

/** Lets the browser sign with a passkey. @throws PasskeyRefusal */
export const signByPasskey = async (optionsJSON: PasskeyRequest) => {
  const { startAuthentication } = await library();
  return asked(() => startAuthentication({ optionsJSON }));
};
