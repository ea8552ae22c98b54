import { aContract, aDocument } from '../../../testing/builders/contracts';
import { aParticipation, type Participation } from '../../../testing/builders/participations';
import { asMember, asStaff } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
let invoiceId: number;
let participation: Participation;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  organizer = await asStaff(portal);
  participation = await aParticipation(portal);
  const contract = await aContract(portal, participation);
  invoiceId = (await aDocument(portal, contract, { type: 'invoice', number: '218/26' })).id;
});
afterAll(() => portal.stop());

interface Answer {
  data: { id: number; name: string };
  code?: string;
}
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);
const attach = (bytes: Buffer, { caller = organizer, id = invoiceId, key = '' } = {}) => {
  const boundary = '----fairfront';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.exe"\r\nContent-Type: text/html\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return caller.post<Answer>(`/organizer/documents/${id}/file`, body, {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
};
const shownFile = async (caller: TestCaller) => {
  const { body } = await caller.get<{ data: { documents: { id: number; file: object | null }[] }[] }>(
    `/participants/${participation.id}/contracts`,
  );
  return body.data.flatMap(({ documents }) => documents).find(({ id }) => id === invoiceId)?.file;
};

it('an attached document file is listed and downloaded unchanged under the name of the document [ACC-117] [ACC-129]', async () => {
  const reader = await asMember(portal, participation, 'read');
  expect(await shownFile(reader)).toBeNull();
  const { status, body } = await attach(pdf('signed'));
  expect([status, body.data]).toEqual([201, { id: expect.any(Number), name: 'Счёт 218-26.pdf' }]);
  expect(await shownFile(reader)).toEqual(body.data);
  const file = await reader.get(`/files/${body.data.id}/download`);
  expect([file.status, file.raw.toString(), file.headers]).toEqual([
    200,
    pdf('signed').toString(),
    expect.objectContaining({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; .*${encodeURIComponent('Счёт 218-26.pdf')}$`),
      ),
    }),
  ]);
});

it('a newer document file replaces the older one, once per action [ACC-129] [SHELL-229]', async () => {
  const key = 'a2f5c6d0-0000-4000-8000-00000000000d';
  const first = (await attach(pdf('one'))).body.data;
  const second = (await attach(pdf('two'), { key })).body.data;
  expect((await attach(pdf('two'), { key })).body.data).toEqual(second);
  const reader = await asMember(portal, participation, 'read');
  expect((await reader.get(`/files/${first.id}/download`)).status).toBe(404);
  expect((await reader.get(`/files/${second.id}/download`)).raw.toString()).toBe(pdf('two').toString());
  await portal.services.outbox.drain();
  // only one of the sent files is kept
  expect(await portal.services.files.namesBefore(new Date(8_640_000_000_000_000))).toHaveLength(1);
});

it('a document file is open only to members of the participation and is not in public storage [ACC-129] [SHELL-130]', async () => {
  const { id } = (await attach(pdf('private'))).body.data;
  const nonMember = await asMember(portal, await aParticipation(portal), 'supervisor');
  const [there, nowhere] = [
    await nonMember.get(`/files/${id}/download`),
    await nonMember.get('/files/999999/download'),
  ];
  expect([there.status, nowhere.status, there.raw.equals(nowhere.raw)]).toEqual([404, 404, true]);
  expect((await portal.visitor.get(`/files/${id}/download`)).status).toBe(401);
  const { stored_name } = await portal.database.read
    .selectFrom('document_files')
    .select('stored_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await portal.app.inject({ method: 'GET', url: `/storage/${stored_name}` })).statusCode).toBe(404);
});

it('only the organiser attaches a document file, which is a PDF of at most 10 MB [ACC-129] [SHELL-274]', async () => {
  const supervisor = await asMember(portal, participation, 'supervisor');
  expect((await attach(pdf('x'), { caller: supervisor })).status).toBe(403);
  expect((await attach(pdf('x'), { id: 999_999 })).status).toBe(404);
  for (const wrong of [Buffer.from('<svg/>'), Buffer.alloc(0), Buffer.from(' %PDF-1.7')]) {
    const { status, body } = await attach(wrong);
    expect([status, body.code]).toEqual([422, 'file_format']);
  }
  const full = Buffer.alloc(10_485_760, pdf('x'));
  expect((await attach(full)).status).toBe(201);
  expect((await attach(Buffer.concat([full, Buffer.from('x')]))).body.code).toBe('file_too_big');
});
