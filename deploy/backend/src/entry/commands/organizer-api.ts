import type { DescribedApi } from './api-operations';
import { largestPageSize } from '@fairfront/shared-kit/domain/common';

/** A refusal of the API, as the command line shows it. */
export class ApiRefusal extends Error {}

interface Answer {
  data?: unknown;
  meta?: { last_page: number };
  message?: string;
  errors?: Record<string, string[]>;
}

/** The API as a member of the organiser's staff. */
export class OrganizerApi {
  private constructor(
    private readonly url: string,
    private readonly token: string,
    /** Null for an API key, which has no session to end. */
    private readonly session: string | null = token,
  ) {}

  /** The API with an API key. */
  static withKey(url: string, key: string): OrganizerApi {
    return new OrganizerApi(url, key, null);
  }

  /** @throws ApiRefusal when the portal does not answer or refuses the sign-in */
  static async signIn(url: string, email: string, password: string): Promise<OrganizerApi> {
    const { token } = await send<{ token?: string }>(`${url}/api/auth/login`, 'POST', { email, password });
    if (token === undefined)
      throw new ApiRefusal(`${email} confirms sign-ins by a second factor: use an API key (ORGANIZER_API_KEY)`);
    return new OrganizerApi(url, token);
  }

  /** Calls a path below `/api/organizer` and gives the `data` of the answer. */
  call<Data>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Data> {
    return send<Data>(`${this.url}/api/organizer/${path}`, method, body, this.token);
  }

  /** The description of all calls that staff may make. */
  async document(): Promise<DescribedApi> {
    const response = await ask(`${this.url}/api/openapi.json`, 'GET', undefined, this.token);
    return (await response.json()) as DescribedApi;
  }

  /** All rows of a list below `/api/organizer` that comes in pages. */
  async all<Row>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Row[]> {
    const rows: Row[] = [];
    let last = 1;
    for (let page = 1; page <= last; page += 1) {
      const parameters = new URLSearchParams({ ...query, page: String(page), per_page: String(largestPageSize) });
      const response = await ask(`${this.url}/api/organizer/${path}?${parameters}`, 'GET', undefined, this.token);
      const { data, meta } = (await response.json()) as Answer;
      rows.push(...(data as Row[]));
      last = meta?.last_page ?? 1;
    }
    return rows;
  }

  /** Sends a multipart form to a path below `/api/organizer` and gives the `data` of the answer. */
  upload<Data>(path: string, form: FormData): Promise<Data> {
    return send<Data>(`${this.url}/api/organizer/${path}`, 'POST', form, this.token);
  }

  /** Downloads the file that a path below `/api/organizer` answers. */
  async download(path: string): Promise<Uint8Array> {
    const response = await ask(`${this.url}/api/organizer/${path}`, 'GET', undefined, this.token);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Ends the session of this command. */
  async signOut(): Promise<void> {
    if (this.session !== null) await send(`${this.url}/api/auth/logout`, 'GET', undefined, this.session);
  }
}

/** @throws ApiRefusal when nobody answers, or with what the answer says */
const ask = async (url: string, method: string, body?: unknown, token?: string): Promise<Response> => {
  const response = await fetch(url, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new ApiRefusal(`${new URL(url).origin} does not answer. Is the portal running? (${String(error)})`);
  });
  if (response.ok) return response;
  const { message, errors } = (await response.json()) as Answer;
  throw new ApiRefusal(
    [
      message ?? response.statusText,
      ...Object.entries(errors ?? {}).flatMap(([field, texts]) => texts.map((text) => `${field}: ${text}`)),
    ].join('\n'),
  );
};

const send = async <Data>(...asked: Parameters<typeof ask>): Promise<Data> => {
  const response = await ask(...asked);
  const answer = response.status === 204 ? {} : ((await response.json()) as Answer);
  return answer.data as Data;
};
