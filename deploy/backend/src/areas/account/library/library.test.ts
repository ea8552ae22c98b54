import { libraryTypes } from '@fairfront/shared-kit/domain/account';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

interface Item {
  title_rus: string;
  title_eng: string;
  files: { id: number; locale: string; original_name: string; size: number }[];
}
const list = (caller: TestCaller, id: number, type: string) =>
  caller.get<{ data: Item[] }>(`/participants/${id}/library`, { query: { type } });

/** A library file of an exhibition, as the organiser would have added it. */
const addFile = async (exhibitionId: number, text: string): Promise<number> => {
  const { read } = portal.database;
  const item = await read
    .selectFrom('library_items')
    .select('id')
    .where('exhibition_id', '=', exhibitionId)
    .where('type', '=', 'general-terms')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await read.deleteFrom('library_files').where('item_id', '=', item.id).execute();
  const stored_name = await portal.services.files.put(Buffer.from(text), 'pdf');
  const { id } = await read
    .insertInto('library_files')
    .values({ item_id: item.id, locale: 'ru', stored_name, original_name: 'Условия.pdf', size: text.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

it.each(libraryTypes)(
  'the library lists %s of the exhibition with titles in both languages [ACC-167] [ACC-168]',
  async (type) => {
    const reader = await portal.as('reader@severmech.example');
    const { status, body } = await list(reader, 101, type);
    const first = {
      'building-types': ['Стандартная застройка', 'Standard stand'],
      'general-terms': ['Общие условия участия', 'General terms of participation'],
    }[type];
    expect([status, body.data.length, body.data[0]?.title_rus, body.data[0]?.title_eng]).toEqual([200, 3, ...first]);
    expect((await list(reader, 102, type)).body.data).toHaveLength(1);
  },
);

it('a library file is open to every participation of the exhibition and to nobody else [ACC-129] [ACC-168]', async () => {
  const id = await addFile(2, '%PDF-1.7\n%%EOF');
  const reader = await portal.as('reader@severmech.example');
  const [item] = (await list(reader, 102, 'general-terms')).body.data;
  expect(item?.files).toEqual([{ id, locale: 'ru', original_name: 'Условия.pdf', size: 14 }]);
  const file = await reader.get(`/files/${id}/download`);
  expect([file.status, file.raw.toString(), file.headers]).toEqual([
    200,
    '%PDF-1.7\n%%EOF',
    expect.objectContaining({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; /),
    }),
  ]);
  const nonMember = await portal.as('supervisor@volga-tools.example');
  const [there, nowhere] = [
    await nonMember.get(`/files/${id}/download`),
    await nonMember.get('/files/999999/download'),
  ];
  expect([there.status, there.raw.equals(nowhere.raw)]).toEqual([404, true]);
  expect((await portal.visitor.get(`/files/${id}/download`)).status).toBe(401);
});

it.each([
  'supervisor@severmech.example',
  'reader@severmech.example',
  'installer@severmech.example',
  'supervisor@stankoprom.example',
  'editor@frezer.example',
  'supervisor@montazhstroy.example',
  'supervisor@volga-tools.example',
  'supervisor@metal-time.example',
])('%s downloads a file of its own exhibition, whatever its type and role [ACC-129]', async (email) => {
  const id = await addFile(1, '%PDF-1.7\n%%EOF');
  expect((await (await portal.as(email)).get(`/files/${id}/download`)).status).toBe(200);
});

it('the library answers 404 to non-members, 401 to visitors and 422 to an unknown type [ACC-168]', async () => {
  const nonMember = await portal.as('supervisor@volga-tools.example');
  expect((await list(nonMember, 101, 'general-terms')).status).toBe(404);
  expect((await list(portal.visitor, 101, 'general-terms')).status).toBe(401);
  expect((await list(nonMember, 130, 'other')).status).toBe(422);
});

it('library files and document files share one number sequence, so an address names one file [ACC-129] [ACC-168]', async () => {
  const own = await addFile(1, '%PDF-1.7\n%%EOF');
  const { read } = portal.database;
  const document = await read.selectFrom('contract_documents').select('id').executeTakeFirstOrThrow();
  const { id } = await read
    .insertInto('document_files')
    .values({ document_id: document.id, stored_name: 'a'.repeat(43), created_at: portal.clock.now(), created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(own + 1);
});
