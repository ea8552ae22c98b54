import { writeXlsx } from 'hucre/xlsx';
import { TestApp, type TestCaller } from '../../../../testing/test-app';

/** Imports package files through the API, read by a real worker thread. */
export let portal: TestApp;
export let editor: TestCaller;

export interface Refusal {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
}
export interface Check {
  valid: number;
  errors: Record<string, string[]>;
  duplicates: { row: number; of: number | null }[];
  quota: { count: number; total: number };
  rows: object[];
}

export const head = ['Компания', 'Фамилия', 'Имя', 'Отчество'];
export const severmech = 'ООО «Северная механика»';
export const workbook = (rows: (string | number | null)[][], headings: string[] = head): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Лист1', rows: [headings, ...rows] }] });
export const people = (count: number) =>
  Array.from({ length: count }, (_, index) => [severmech, 'Долгов', `Остап ${'И'.repeat((index % 40) + 1)}`, '']);

export interface Upload {
  type?: string;
  onlyValid?: boolean;
  dryRun?: boolean;
  key?: string;
  /** Edited rows, sent with the file. */
  edited?: string;
  /** Which column is which field. */
  mapping?: string;
  /** Encoding and delimiter of a text table. */
  reading?: string;
  /** Which sheet is shown. */
  sheet?: string;
  path?: string;
  caller?: TestCaller;
  locale?: string;
}
export const upload = async <Body = Refusal>(bytes: Uint8Array | null, options: Upload = {}) => {
  const {
    type = 'certificate',
    onlyValid = false,
    dryRun = false,
    key,
    edited,
    mapping,
    reading,
    sheet,
    path = '',
  } = options;
  const { caller = editor, locale = 'ru' } = options;
  const form = new FormData();
  if (bytes) form.append('file', new Blob([Buffer.from(bytes)]), 'people.xlsx');
  form.append('type', type);
  if (edited !== undefined) form.append('mended', edited);
  if (mapping !== undefined) form.append('mapping', mapping);
  if (reading !== undefined) form.append('reading', reading);
  if (sheet !== undefined) form.append('sheet', sheet);
  if (onlyValid) form.append('only_valid', '1');
  const encoded = new Response(form);
  return caller.post<Body>(
    `/participants/101/personal-passes/import${path}`,
    Buffer.from(await encoded.arrayBuffer()),
    {
      query: dryRun ? { dry_run: '1' } : {},
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'accept-language': locale,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    },
  );
};
export const count = () =>
  portal.database.read
    .selectFrom('personal_passes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('participation_id', '=', 101)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
    .then((row) => row.count);

/** One portal for the file; before each test, the passes of the previous one are deleted. */
export const usePackageFiles = (): void => {
  beforeAll(async () => {
    portal = await TestApp.start();
    editor = await portal.as('editor@severmech.example');
  });
  afterEach(async () => {
    await portal.database.read.deleteFrom('personal_passes').where('id', '>', 10_000).execute();
  });
  afterAll(() => portal.stop());
};
