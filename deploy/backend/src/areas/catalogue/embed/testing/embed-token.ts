import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { Exhibitor } from '../../../../testing/builders/exhibitor';
import type { TestApp, TestCaller } from '../../../../testing/test-app';

/** The answer to a request for a token. */
export interface TokenResponse {
  data: { token: string; expires_at: string };
}

/** The API as a page of another site calls it. */
export const callsWithToken = ({ visitor }: TestApp, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (method: Parameters<TestCaller['call']>[0], path: string, body?: unknown, query?: Record<string, string>) =>
    visitor.call(method, path, { headers, body, ...(query && { query }) });
};

/** A token that a member with this role has requested for the participation. */
export const tokenOfMember = async (exhibitor: Exhibitor, role: Role): Promise<string> => {
  const { status, body } = await (await exhibitor.as(role)).post<TokenResponse>(`${exhibitor.path}/embed-tokens`);
  expect(status).toBe(201);
  return body.data.token;
};
