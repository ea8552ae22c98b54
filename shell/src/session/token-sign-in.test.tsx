import type { ApiClient } from '@fairfront/shared-kit/api';
import type { Translator, User } from '@fairfront/shared-kit/platform';
import type { Session } from './session';
import { signInByToken } from './token-sign-in';

const offer = async (user: Partial<User>) => {
  const session = { token: () => null, adopt: jest.fn() };
  const error = jest.fn();
  await signInByToken('offered', {
    session: session as unknown as Session,
    clientFor: () => ({ get: async () => ({ data: user }) }) as unknown as ApiClient,
    currentUser: () => null,
    confirm: async () => true,
    error,
    translator: { t: (key: string) => key } as unknown as Translator,
  });
  return { adopted: session.adopt.mock.calls.length, errors: error.mock.calls };
};

it('the sign-in accepts a user token but not that of the catalogue embedded in another site [SHELL-036] [CAT-259]', async () => {
  expect(await offer({ id: 1 })).toEqual({ adopted: 1, errors: [] });
  expect(await offer({ id: 1, opens: 'catalogue' })).toEqual({ adopted: 0, errors: [['shell:signIn.linkInvalid']] });
});
