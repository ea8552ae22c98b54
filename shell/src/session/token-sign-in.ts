import type { ApiClient } from '@fairfront/shared-kit/api';
import type { PlatformServices, Translator, User } from '@fairfront/shared-kit/platform';
import { linkSession } from './link-session';
import type { Session } from './session';

export interface TokenSignInOptions {
  session: Session;
  /** A client that sends the offered token instead of the stored one. */
  clientFor: (token: string | null) => ApiClient;
  /** The user of the current session, if any. */
  currentUser: () => Promise<User> | null;
  confirm: PlatformServices['messages']['confirm'];
  error: PlatformServices['messages']['error'];
  translator: Translator;
}

/**
 * Redeems the offer in the address: a one-time code is exchanged for a session, a token is checked by
 * loading its user.
 */
const redeem = async (
  offer: string,
  clientFor: TokenSignInOptions['clientFor'],
): Promise<{ token: string; user: User }> => {
  if (offer.startsWith('code.'))
    return (await clientFor(null).post('/auth/sign-in-code', { body: { code: offer } })).data;
  return { token: offer, user: (await clientFor(offer).get('/auth/user')).data };
};

/**
 * Sign-in by a token or code in the address: it is accepted only if the API knows its user; if another user
 * is signed in, the page asks first; a rejected token changes nothing. Afterwards the page shows who is signed in.
 */
export const signInByToken = async (offer: string, options: TokenSignInOptions): Promise<void> => {
  const { session, currentUser, confirm, error, translator, clientFor } = options;
  if (offer === session.token()) return;
  let offered: User;
  let token: string;
  try {
    ({ token, user: offered } = await redeem(offer, clientFor));
    // a token of an embedding site opens only the catalogue: every other call of the portal would be forbidden
    if (offered.opens) throw new Error('A token of an embedding site cannot start a session');
  } catch {
    error(translator.t('shell:signIn.linkInvalid'));
    return;
  }
  const current = await currentUser()?.catch(() => null);
  if (current && current.id !== offered.id) {
    const name = `${offered.name} ${offered.lastname}`;
    const agreed = await confirm({
      title: translator.t('shell:signIn.switchTitle', { name }),
      confirmLabel: translator.t('shell:signIn.switchConfirm'),
    });
    if (!agreed) {
      // nobody uses a session that was created for this link
      if (token !== offer)
        await clientFor(token)
          .get('/auth/logout')
          .catch(() => undefined);
      return;
    }
  }
  linkSession.begin(offered.id);
  session.adopt(token, offered);
};
