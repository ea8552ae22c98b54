import { ApiError, type ApiClient } from '@fairfront/shared-kit/api';
import { draftPlace } from '@fairfront/shared-kit/forms/draft-store';
import { createQueryClient, storedToken, type User } from '@fairfront/shared-kit/platform';
import { createSession, type SessionOptions } from './session';

const signsOut = async (): Promise<unknown> => ({ message: 'ok' });
/** The session of a page that is opened in this tab. */
const restart = (logout = signsOut, onActingEnd: SessionOptions['onActingEnd'] = () => {}) =>
  createSession({
    api: { get: logout } as unknown as ApiClient,
    queryClient: createQueryClient(),
    onSignOutFailure: () => {},
    onActingEnd,
  });
const begin: typeof restart = (...how) => {
  storedToken.write('token-of-7');
  draftPlace(7, 'pass').write({ name: 'Ann' });
  return restart(...how);
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

describe('acting as an exhibitor', () => {
  const user = { id: 7, acting: { participation_id: 101 } } as User;
  const act = (logout?: () => Promise<unknown>) => {
    const onActingEnd = jest.fn();
    const session = begin(logout, onActingEnd);
    session.actAs('token-of-101', user, '/desk/participants/101');
    return { session, onActingEnd };
  };
  afterEach(() => {
    sessionStorage.clear();
    storedToken.write(null);
  });

  it('changes the token of this tab only, also after a reload, and stays out of the address [ORG-381]', () => {
    const { session } = act();
    expect(session.token()).toBe('token-of-101');
    expect(storedToken.read()).toBe('token-of-7');
    expect(location.href).not.toContain('token-of-101');
    expect(restart().token()).toBe('token-of-101');
  });

  it('ends with a sign-out of the tab, which continues as the member of staff where they were [ORG-381]', async () => {
    const { session, onActingEnd } = act();
    await session.signOut();
    expect(session.token()).toBe('token-of-7');
    expect(onActingEnd).toHaveBeenCalledWith('signed-out', '/desk/participants/101');
    expect(restart().token()).toBe('token-of-7');
  });

  it('ends once if a call is rejected during the sign-out, and the member of staff stays signed in [ORG-381]', async () => {
    const { session, onActingEnd } = act(() => {
      session.expire();
      return Promise.reject(new Error('401'));
    });
    await session.signOut();
    expect(session.token()).toBe('token-of-7');
    expect(storedToken.read()).toBe('token-of-7');
    expect(onActingEnd.mock.calls).toEqual([['signed-out', '/desk/participants/101']]);
  });

  it('ends when the server has ended it [ORG-381]', () => {
    const { session, onActingEnd } = act();
    session.expire();
    expect(session.token()).toBe('token-of-7');
    expect(onActingEnd).toHaveBeenCalledWith('expired', '/desk/participants/101');
  });

  it('ends when the member of staff signs out in another tab [ORG-381]', () => {
    const { session } = act();
    storedToken.write(null);
    expect(session.token()).toBeNull();
  });
});
