interface NewAnnouncement {
  title: [rus: string, eng: string];
  body: [rus: string, eng: string];
  /** Participation types, comma-separated. */
  audience: string;
  /** YYYY-MM-DD */
  readUntil: string | null;
  file: Buffer | null;
}

/** The organiser's side of a story, with the API that the organiser's staff uses. */
export class Organizer {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async signIn(url: string, email = 'organizer@fairfront.example'): Promise<Organizer> {
    const { data } = await post<{ data: { token: string } }>(`${url}/api/auth/login`, {
      email,
      password: 'Fairfront-demo-1',
    });
    return new Organizer(url, data.token);
  }

  private async call<Answer>(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.url}/api/organizer${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'accept-language': 'ru',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} organizer${path}: ${answer.status} ${await answer.text()}`);
    if (answer.status === 204) return undefined as Answer;
    return ((await answer.json()) as { data: Answer }).data;
  }

  /** Demands a second factor of the administrators of an exhibition from a date on; null withdraws the demand. */
  async demandSecondFactor(exhibitionId: number, from: string | null): Promise<void> {
    await this.call('PATCH', `/exhibitions/${exhibitionId}`, { second_factor_from: from });
  }

  /** Pending requests to delete accounts. */
  deletionsWaiting(): Promise<{ id: number; reason: string | null; user: { email: string } }[]> {
    return this.call('GET', '/deletion-requests?status=waiting');
  }

  /** Refuses such a request; the user reads the comment. */
  async refuseDeletion(id: number, comment: string): Promise<void> {
    await this.call('POST', `/deletion-requests/${id}/decision`, { decision: 'refused', comment });
  }

  /** Sets the price of every order line and asks the exhibitor to confirm it. */
  async askToConfirm(orderId: number, priceWithVat: number): Promise<void> {
    const path = `/additional-orders/${orderId}`;
    const { services } = await this.call<{ services: { line_id: number }[] }>('GET', path);
    const lines = services.map(({ line_id }) => ({ line_id, price_with_vat: priceWithVat }));
    await this.call('PATCH', path, { lines, status: 'waiting_confirmation' });
  }

  /** Messages of an order with their file names, oldest first. */
  async messagesOf(orderId: number): Promise<{ text: string; files: string[] }[]> {
    const path = `/additional-orders/${orderId}/messages`;
    const messages = await this.call<{ text: string; files: { original_name: string }[] }[]>('GET', path);
    return messages.map(({ text, files }) => ({ text, files: files.map(({ original_name }) => original_name) }));
  }

  /** Writes to the chat of an order, with a file. */
  async write(orderId: number, text: string, file: { name: string; bytes: Buffer }): Promise<void> {
    const form = new FormData();
    form.set('text', text);
    form.append('files[]', new File([new Uint8Array(file.bytes)], file.name, { type: 'application/pdf' }));
    await this.call('POST', `/additional-orders/${orderId}/messages`, form);
  }

  /** Returns a catalogue order for rework, with a comment at a field of the first step. */
  async returnCatalogOrder(orderId: number, reason: string, comment: { field: string; text: string }): Promise<void> {
    const comments = [{ step_key: 'alphabet', ...comment }];
    await this.call('PATCH', `/catalog-orders/${orderId}`, { status: 'draft', reason, step_key: 'alphabet', comments });
  }

  /** A key of another system with these scopes. @returns its text */
  async createKey(name: string, scopes: readonly string[]): Promise<string> {
    return (await this.call<{ key: string }>('POST', '/api-keys', { name, scopes })).key;
  }

  /** A contract with a payer and a contractor, who are created. @returns its id */
  async signContract(participationId: number, number: string, day: string): Promise<number> {
    const party = async (name: string) =>
      (await this.call<{ id: number }>('POST', '/contract-parties', { name_rus: name, name_eng: name })).id;
    const { id } = await this.call<{ id: number }>('POST', '/contracts', {
      ...{ participation_id: participationId, number, signed_at: day, is_rent: false, is_edo_rent: false },
      ...{ counterparty_id: await party('ООО «Завод 7»'), executor_id: await party('Дирекция выставки') },
    });
    return id;
  }

  /** Moves a sent catalogue order to moderation. */
  async moderateCatalogOrder(orderId: number): Promise<void> {
    await this.call('PATCH', `/catalog-orders/${orderId}`, { status: 'moderation' });
  }

  /** Requests for later deadlines of an exhibition, pending ones first. */
  extensionsOf(exhibitionId: number): Promise<{ id: number; kind: string; status: string; asked_until: string }[]> {
    return this.call('GET', `/exhibitions/${exhibitionId}/extensions`);
  }

  /** Grants a later deadline. */
  async grantExtension(requestId: number, until: string, comment: string): Promise<void> {
    await this.call('POST', `/extensions/${requestId}/grant`, { until, comment });
  }

  /** Publishes an announcement that must be read, and returns its id. Texts are Russian, then English. */
  async announce(exhibitionId: number, { title, body, audience, readUntil, file }: NewAnnouncement): Promise<number> {
    const form = new FormData();
    const [title_rus, title_eng] = title;
    const [body_rus, body_eng] = body;
    const fields = { title_rus, title_eng, body_rus, body_eng, audience, is_compulsory: 'true' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (readUntil !== null) form.set('read_until', readUntil);
    if (file) form.set('file', new File([new Uint8Array(file)], 'file.pdf', { type: 'application/pdf' }));
    return (await this.call<{ id: number }>('POST', `/exhibitions/${exhibitionId}/announcements`, form)).id;
  }

  /** Sends a notification to all members of a participation. */
  async notify(participationId: number, rus: string, eng: string): Promise<void> {
    await this.call('POST', `/participants/${participationId}/notifications`, { message_rus: rus, message_eng: eng });
  }

  /** Withdraws an announcement. */
  async takeBack(id: number): Promise<void> {
    await this.call('DELETE', `/announcements/${id}`);
  }

  /** Decides a pass; the reason of a rejection points to no single field. */
  async decide(passId: number, status: 'accepted' | 'rejected' | 'consideration'): Promise<void> {
    const answer = await fetch(`${this.url}/api/organizer/personal-passes/${passId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}`, 'accept-language': 'ru' },
      body: JSON.stringify({ status, ...(status === 'rejected' && { comment: 'Проверьте данные по паспорту' }) }),
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
