/** The organiser's side of a story: the same API that the organiser's staff uses. */
export class Organizer {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async signIn(url: string): Promise<Organizer> {
    const { data } = await post<{ data: { token: string } }>(`${url}/api/auth/login`, {
      email: 'organizer@fairfront.example',
      password: 'Fairfront-demo-1',
    });
    return new Organizer(url, data.token);
  }

  async decide(passId: number, status: 'accepted' | 'rejected' | 'consideration'): Promise<void> {
    const answer = await fetch(`${this.url}/api/organizer/personal-passes/${passId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}`, 'accept-language': 'ru' },
      body: JSON.stringify({ status }),
    });
    if (!answer.ok)
      throw new Error(`PATCH organizer/personal-passes/${passId}: ${answer.status} ${await answer.text()}`);
  }
}

const post = async <Answer>(url: string, body: unknown): Promise<Answer> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};
