import type { ApiClient } from '@fairfront/shared-kit/api';
import type { PlatformServices, Translator, User } from '@fairfront/shared-kit/platform';
import { linkSession } from './link-session';
import type { Session } from './session';

export interface TokenSignInOptions {
  session: Session;
  /** A client that carries the offered token instead of the stored one. */
  clientFor: (token: string | null) => ApiClient;
  /** The user of the live session, when there is one. */
  currentUser: () => Promise<User> | null;
  confirm: PlatformServices['messages']['confirm'];
  error: PlatformServices['messages']['error'];
  translator: Translator;
}

/** What the address offers: a one-time code is exchanged for a session (SHELL-328), a token is asked for its user. */
const redeem = async (
  offer: string,
  clientFor: TokenSignInOptions['clientFor'],
): Promise<{ token: string; user: User }> => {
  if (offer.startsWith('code.'))
    return (await clientFor(null).post('/auth/sign-in-code', { body: { code: offer } })).data;
  return { token: offer, user: (await clientFor(offer).get('/auth/user')).data };
};

/**
 * Sign-in by a token or a code of the address (SHELL-036): it counts only when the API knows its user; a live session of
 * another user is asked about first; a refused one changes nothing. The page then says who has been signed in (SHELL-329).
 */
export const signInByToken = async (offer: string, options: TokenSignInOptions): Promise<void> => {
  const { session, currentUser, confirm, error, translator, clientFor } = options;
  if (offer === session.token()) return;
  let offered: User;
  let token: string;
  try {
    ({ token, user: offered } = await redeem(offer, clientFor));
    // the token of a foreign page opens the catalogue there: with it every call of the portal would be refused
    if (offered.opens) throw new Error('The token of a foreign page begins no session');
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
      // a session that was made for this link is used by nobody
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
