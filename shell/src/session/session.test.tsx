import { ApiError, type ApiClient } from '@fairfront/shared-kit/api';
import { draftPlace } from '@fairfront/shared-kit/forms/draft-store';
import { createQueryClient, storedToken } from '@fairfront/shared-kit/platform';
import { createSession } from './session';

const begin = (logout: () => Promise<unknown> = async () => ({ message: 'ok' })) => {
  storedToken.write('token-of-7');
  draftPlace(7, 'pass').write({ name: 'Ann' });
  return createSession({
    api: { get: logout } as unknown as ApiClient,
    queryClient: createQueryClient(),
    onSignOutFailure: () => {},
  });
};
const kept = () => draftPlace(7, 'pass').read();

describe('unsent form input', () => {
  afterEach(() => storedToken.write(null));

  it('is deleted on sign-out, also when the server fails [SHELL-054] [SHELL-055]', async () => {
    await begin(() => Promise.reject(new ApiError({ status: 500 }))).signOut();
    expect(storedToken.read()).toBeNull();
    expect(kept()).toBeNull();
  });

  it('survives a session that the server has ended [SHELL-163]', () => {
    begin().expire();
    expect(storedToken.read()).toBeNull();
    expect(kept()?.values).toEqual({ name: 'Ann' });
  });
});
