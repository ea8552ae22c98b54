import type { ApiClient } from '@fairfront/shared-kit/api';
import type { PlatformServices, Translator, User } from '@fairfront/shared-kit/platform';
import type { Session } from './session';

export interface TokenSignInOptions {
  session: Session;
  /** A client that carries the offered token instead of the stored one. */
  clientFor: (token: string) => ApiClient;
  /** The user of the live session, when there is one. */
  currentUser: () => Promise<User> | null;
  confirm: PlatformServices['messages']['confirm'];
  error: PlatformServices['messages']['error'];
  translator: Translator;
}

/**
 * Sign-in by a token of the address (SHELL-036): it counts only when the API knows its user; a live session of another
 * user is asked about first; a refused token changes nothing.
 */
export const signInByToken = async (token: string, options: TokenSignInOptions): Promise<void> => {
  const { session, currentUser, confirm, error, translator, clientFor } = options;
  if (token === session.token()) return;
  let offered: User;
  try {
    offered = (await clientFor(token).get('/auth/user')).data;
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
    if (!agreed) return;
  }
  session.adopt(token, offered);
};
