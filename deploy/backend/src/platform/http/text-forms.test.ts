import { aService } from '../../testing/builders/services';
import { type Exhibitor, anExhibitor } from '../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../testing/test-app';
import { multipart } from '../../testing/multipart';
import { uploadedName } from './storable-text';

/** One word is stored in one form, however it is sent. */
let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
let passes: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal, { quota_certificate: 10 });
  passes = `${exhibitor.path}/personal-passes`;
  editor = await exhibitor.as('edit');
});
afterAll(() => portal.stop());

const person = { type: 'certificate', company_name: 'ООО «Резец»', lastname: 'Заречный', name: 'Андрей' };
interface Person {
  data: { id: number; lastname: string };
}

it('a decomposed name is stored composed and recognised as the same person [SHELL-610, PASS-360]', async () => {
  const decomposed = { ...person, lastname: 'Заречный'.normalize('NFD'), name: 'Андрей'.normalize('NFD') };
  const { status, body } = await editor.post<Person>(passes, decomposed);
  expect([status, body.data.lastname]).toEqual([201, 'Заречный']);
  for (const lastname of ['Заречный', 'Заречный'.normalize('NFD'), 'ЗАРЕЧНЫЙ\u200b']) {
    const found = await editor.post<{ data: { id: number }[] }>(`${passes}/same-person`, { ...person, lastname });
    expect(found.body.data.map(({ id }) => id)).toEqual([body.data.id]);
  }
});

it('an import recognises duplicates by their visible form [PASS-360]', async () => {
  const names = [
    'Андреев;Андрей',
    'Андреев;Андрей'.normalize('NFD'),
    'Петрова-Водкина;Анна',
    'Петрова–Водкина;Анна',
    'Петрова \u2011 Водкина;Анна',
    'Петрова \u200b- Водкина;Анна',
  ];
  const csv = `Company;Last name;First name\n${names.map((name) => `Альфа;${name}\n`).join('')}`;
  const call = await multipart({ type: 'certificate', file: new File([csv], 'list.csv') });
  const { status, body } = await editor.post<{
    data: { valid: number; duplicates: { row: number; of: number | null }[] };
  }>(`${passes}/import`, call.body, { query: { dry_run: '1' }, headers: call.headers });
  expect(status).toBe(200);
  expect([body.data.valid, body.data.duplicates.map(({ row, of }) => [row, of])]).toEqual([
    6,
    [
      [3, 2],
      [5, 4],
      [6, 4],
      [7, 4],
    ],
  ]);
});

describe('a chat message', () => {
  let orderId: number;
  beforeAll(async () => {
    const service = await aService(portal);
    await editor.post(`${exhibitor.path}/cart-items/${service.id}`, { quantity: 1 });
    const { body } = await editor.post<{ data: { id: number } }>(`${exhibitor.path}/additional-orders`, {});
    orderId = body.data.id;
  });
  const send = async (text: string, name: string) => {
    const call = await multipart({ text, 'files[]': new File(['%PDF-1.7\n%%EOF'], name) });
    return editor.post<{
      data: { text: string; files: { original_name: string }[] };
      errors?: Record<string, string[]>;
    }>(`${exhibitor.path}/additional-orders/${orderId}/messages`, call.body, { headers: call.headers });
  };

  it.each(['plan "v2"; final.pdf', 'йод.pdf'])('keeps the file name %s [SHELL-612]', async (name) => {
    const { status, body } = await send('йод'.normalize('NFD'), name.normalize('NFD'));
    expect([status, body.data.text, body.data.files.map((file) => file.original_name)]).toEqual([201, 'йод', [name]]);
  });

  it('reports the length of a name that is too long [SHELL-612]', async () => {
    const { status, body } = await send('План', `${'a'.repeat(236)}.pdf`);
    expect([status, body.errors]).toEqual([422, { 'files.0': ['Переименуйте файл: его имя длиннее 200 знаков'] }]);
  });
});

it.each([
  ['plan %22v2%22; final.pdf', 'plan "v2"; final.pdf'],
  ['100%25.pdf', '100%25.pdf'],
  ['a%0D%0Ab.pdf', 'a\r\nb.pdf'],
])('the sent name %j is read as %j [SHELL-612]', (sent, name) => {
  expect(uploadedName(sent)).toBe(name);
});
