/** A user who calls the API directly, to prepare data and to check what the screen cannot show. */
export class ApiUser {
  private constructor(
    private readonly url: string,
    readonly token: string,
  ) {}

  static async signIn(url: string, email: string): Promise<ApiUser> {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
      body: JSON.stringify({ email, password: 'Fairfront-demo-1' }),
    });
    if (!answer.ok) throw new Error(`Sign-in of ${email}: ${answer.status}`);
    const { data } = (await answer.json()) as { data: { token: string } };
    return new ApiUser(url, data.token);
  }

  call(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'accept-language': 'ru',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }
}
