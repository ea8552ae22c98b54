import { libraryTypes, type LibraryType } from '@fairfront/shared-kit/domain/account';
import type { EventType, Role } from '@fairfront/shared-kit/domain/participations';
import { aParticipation } from '../../../testing/builders/participations';
import { aContract, aDocument } from '../../../testing/builders/contracts';
import { type Exhibitor, aStranger, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
});
afterAll(() => portal.stop());

interface Item {
  title_rus: string;
  title_eng: string;
  files: { id: number; locale: string; original_name: string; size: number }[];
}
const list = (caller: TestCaller, id: number, type: string) =>
  caller.get<{ data: Item[] }>(`/participants/${id}/library`, { query: { type } });

const titles = {
  'building-types': { title_rus: 'Стандартная застройка', title_eng: 'Standard stand' },
  'general-terms': { title_rus: 'Общие условия участия', title_eng: 'General terms of participation' },
};
/** A document of the library of an exhibition, without files. */
const addItem = ({ exhibitionId: exhibition_id }: Exhibitor, type: LibraryType) =>
  portal.database.read
    .insertInto('library_items')
    .values({ exhibition_id, type, position: 0, ...titles[type] })
    .returning('id')
    .executeTakeFirstOrThrow();
/** A document of the library with a file, as the organiser would have added it. @returns the id of the file */
const addFile = async (of: Exhibitor, text: string): Promise<number> => {
  const { read } = portal.database;
  const item = await addItem(of, 'general-terms');
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
    const own = await anExhibitor(portal);
    await addItem(own, type);
    await addItem(await anExhibitor(portal), type);
    const { status, body } = await list(await own.as('read'), own.id, type);
    expect([status, body.data]).toEqual([200, [expect.objectContaining(titles[type])]]);
  },
);

it('a library file is open to every participation of the exhibition and to nobody else [ACC-129] [ACC-168]', async () => {
  const id = await addFile(exhibitor, '%PDF-1.7\n%%EOF');
  const reader = await exhibitor.as('read');
  const [item] = (await list(reader, exhibitor.id, 'general-terms')).body.data;
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
  const nonMember = await aStranger(portal);
  const [there, nowhere] = [
    await nonMember.get(`/files/${id}/download`),
    await nonMember.get('/files/999999/download'),
  ];
  expect([there.status, there.raw.equals(nowhere.raw)]).toEqual([404, true]);
  expect((await portal.visitor.get(`/files/${id}/download`)).status).toBe(401);
});

it.each<[Role, EventType]>([
  ['supervisor', 'self'],
  ['read', 'self'],
  ['installer', 'self'],
  ['supervisor', 'collective'],
  ['edit', 'sub'],
  ['supervisor', 'installer'],
  ['supervisor', 'organizer-and-media'],
])('role %s of type %s downloads a file of its own exhibition [ACC-129]', async (role, type) => {
  const parent = type === 'sub' ? await aParticipation(portal, { type: 'collective' }) : null;
  const own = await anExhibitor(portal, {
    type,
    ...(parent && { parent_id: parent.id, exhibition_id: parent.exhibition_id }),
  });
  const id = await addFile(own, '%PDF-1.7\n%%EOF');
  expect((await (await own.as(role)).get(`/files/${id}/download`)).status).toBe(200);
});

it('the library answers 404 to non-members, 401 to visitors and 422 to an unknown type [ACC-168]', async () => {
  const nonMember = await aStranger(portal);
  expect((await list(nonMember, exhibitor.id, 'general-terms')).status).toBe(404);
  expect((await list(portal.visitor, exhibitor.id, 'general-terms')).status).toBe(401);
  expect((await list(await exhibitor.as('read'), exhibitor.id, 'other')).status).toBe(422);
});

it('library files and document files share one number sequence, so an address names one file [ACC-129] [ACC-168]', async () => {
  const own = await addFile(exhibitor, '%PDF-1.7\n%%EOF');
  const { read } = portal.database;
  const document = await aDocument(portal, await aContract(portal, exhibitor));
  const { id } = await read
    .insertInto('document_files')
    .values({ document_id: document.id, stored_name: 'a'.repeat(43), created_at: portal.clock.now(), created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(own + 1);
});
