import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { ExtensionRequest, Extensions, OrganizerExtensionRequest } from '@fairfront/shared-kit/domain/account/api';

/** The response of a call about requests, including refusals. */
export interface Answer<Data = ExtensionRequest> {
  data: Data;
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
}

type Fields = Record<string, string | File | File[]>;

export const extensionFields = { kind: 'installation-passes', until: '2026-05-22', reason: 'Бригаду утвердят позже' };
export const pdf = (name = 'Письмо.pdf', bytes = 14) => new File(['%PDF-1.7\n'.padEnd(bytes - 5, ' '), '%%EOF'], name);

/** The portal of tests about later deadlines: an editor of the main participation and the organiser. */
export class ExtensionPortal {
  private constructor(
    readonly portal: TestApp,
    readonly editor: TestCaller,
    readonly organizer: TestCaller,
  ) {}

  static async start(): Promise<ExtensionPortal> {
    const portal = await TestApp.start();
    return new ExtensionPortal(
      portal,
      await portal.as('editor@severmech.example'),
      await portal.as('organizer@fairfront.example'),
    );
  }

  /** Deletes what a test has requested and was granted. */
  async reset(): Promise<void> {
    const { read } = this.portal.database;
    await read.deleteFrom('extension_requests').where('id', '>', 10_000).execute();
    await read.updateTable('participations').set({ extended_dates: '{}' }).execute();
    this.portal.clock.set('2026-04-10T09:00:00.000Z');
    await this.portal.services.outbox.drain();
  }

  ask = async (
    fields: Fields = extensionFields,
    { caller = this.editor, id = 101, key }: { caller?: TestCaller; id?: number; key?: string } = {},
  ) => {
    const { body, headers } = await multipart(fields);
    return caller.post<Answer>(`/participants/${id}/extensions`, body, {
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    });
  };

  list = async (caller = this.editor, id = 101) =>
    (await caller.get<Answer<Extensions>>(`/participants/${id}/extensions`)).body.data;

  withdraw = (requestId: number, { caller = this.editor, id = 101 }: { caller?: TestCaller; id?: number } = {}) =>
    caller.post<Answer>(`/participants/${id}/extensions/${requestId}/withdraw`, {});

  grant = (requestId: number, until = '2026-05-22', comment?: string, caller = this.organizer) =>
    caller.post<Answer<OrganizerExtensionRequest>>(`/organizer/extensions/${requestId}/grant`, { until, comment });

  refuse = (requestId: number, comment = 'Списки уже у охраны', caller = this.organizer) =>
    caller.post<Answer<OrganizerExtensionRequest>>(`/organizer/extensions/${requestId}/refuse`, { comment });
}
