import { codeAt } from '../identity/second-factor/code-app';
import type { TestApp, TestCaller } from './test-app';

export const demoPassword = 'Fairfront-demo-1';

interface Login {
  data: { token?: string; ticket?: string; has_app?: boolean; has_recovery_codes?: boolean };
}

/** Signs in by the password; what came back, token or ticket. */
export const logIn = (portal: TestApp, email: string, device?: string, address?: string) =>
  portal.visitor.post<Login & { code?: string }>(
    '/auth/login',
    { email, password: demoPassword, ...(device && { device }) },
    address === undefined ? {} : { address },
  );

/** The ticket of a sign-in that waits for its second step. */
export const ticketFor = async (portal: TestApp, email: string, device?: string, address?: string): Promise<string> => {
  const { body } = await logIn(portal, email, device, address);
  if (body.data.ticket === undefined) throw new Error('No second step');
  return body.data.ticket;
};

/** A caller signed in by the password, so that the proof is fresh. */
export const signedIn = async (portal: TestApp, email: string, device?: string): Promise<TestCaller> => {
  const { body } = await logIn(portal, email, device);
  return portal.with(body.data.token ?? '');
};

/** Sets an app up; its secret. */
export const addApp = async (portal: TestApp, caller: TestCaller): Promise<string> => {
  const { body } = await caller.post<{ data: { secret: string } }>('/auth/second-factor/app');
  await caller.post('/auth/second-factor/app/check', { code: codeAt(body.data.secret, portal.clock.now()) });
  return body.data.secret;
};

/** Turns the second factor on by an app: its secret and the recovery codes. */
export const turnOnByApp = async (portal: TestApp, caller: TestCaller) => {
  const secret = await addApp(portal, caller);
  const { body } = await caller.post<{ data: { codes: string[] } }>('/auth/second-factor/recovery-codes');
  await caller.post('/auth/second-factor/on');
  return { secret, codes: body.data.codes };
};

/** The code of the app half a minute from now: one that was not taken yet. */
export const nextCode = (portal: TestApp, secret: string): string => {
  portal.clock.advance(30_000);
  return codeAt(secret, portal.clock.now());
};
