import { pdfText } from '../../../testing/pdf-text';
import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

interface Contract {
  id: number;
  number: string;
  is_edo_rent: boolean;
  counterparty: object;
  executor: object;
  documents: { id: number; type: string; number: string }[];
}
const contractsOf = async (email = 'editor@severmech.example', id = 101) =>
  (await (await portal.as(email)).get<{ data: Contract[] }>(`/participants/${id}/contracts`)).body.data;
const invoice = async () => {
  const found = (await contractsOf()).flatMap(({ documents }) => documents).find(({ number }) => number === '218/26');
  if (!found) throw new Error('no invoice 218/26');
  return found;
};

describe('GET contracts', () => {
  it('returns the contracts of the participation with all details of their documents [ACC-117] [ACC-118] [ACC-119]', async () => {
    const contracts = await contractsOf();
    expect(
      contracts.map(({ number, documents }) => [number, documents.map((one) => `${one.type} ${one.number}`)]),
    ).toEqual([
      ['А-114', ['invoice 218/26', 'act 75/26', 'invoice 190/26', 'contract А-114']],
      ['У-2207', ['invoice 231/26', 'act 81/26', 'invoice 204/26', 'contract У-2207']],
    ]);
    expect(contracts[0]).toMatchObject({
      is_edo_rent: false,
      counterparty: { id: 1, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
      executor: { id: 2, name_rus: 'АО «Форум Выставки»', name_eng: 'Forum Exhibitions JSC' },
    });
    expect(contracts[0]?.documents[0]).toEqual({
      id: expect.any(Number),
      type: 'invoice',
      number: '218/26',
      contract_number: 'А-114',
      contract_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      document_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      is_rent: true,
      amount: 58_200,
      amount_paid: 0,
      currency: 'RUR',
      file: null,
      contents: [
        expect.objectContaining({
          name_rus: 'Регистрационный сбор',
          quantity: 1,
          measure_unit_eng: 'pcs',
          amount: 38_000,
        }),
        expect.objectContaining({ rental_object_eng: 'stand 24C10', measure_unit_rus: 'м²', amount: 20_200 }),
      ],
    });
  });

  it('is open to every role in the participation and to nobody else [ACC-119] [SHELL-130]', async () => {
    for (const role of ['supervisor', 'admin', 'editor', 'reader', 'installer']) {
      expect([role, (await contractsOf(`${role}@severmech.example`)).length]).toEqual([role, 2]);
    }
    const nonMember = await portal.as('supervisor@volga-tools.example');
    expect((await nonMember.get('/participants/101/contracts')).status).toBe(404);
    expect(await contractsOf('supervisor@volga-tools.example', 130)).toHaveLength(1);
  });

  it('the lists of counterparties and contractors name each party of these contracts once [ACC-121]', async () => {
    const editor = await portal.as('editor@severmech.example');
    const of = async (path: string) =>
      (await editor.get<{ data: { id: number; name_eng: string }[] }>(`/participants/101/${path}`)).body.data;
    expect(await of('counterparties')).toEqual([
      { id: 1, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
    ]);
    expect((await of('executors')).map(({ name_eng }) => name_eng)).toEqual([
      'Forum Exhibitions JSC',
      'Forum Service LLC',
    ]);
  });
});

describe('GET documents/{docId}/download', () => {
  it('returns a PDF with the numbers of the document, named after it [ACC-129] [ACC-172]', async () => {
    const reader = await portal.as('reader@severmech.example');
    const { id } = await invoice();
    const { status, headers, raw } = await reader.get(`/documents/${id}/download`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent('Счёт 218-26.pdf'));
    const text = pdfText(raw).replace(/\s/g, '');
    for (const part of ['Счёт№218/26', 'А-114', 'Регистрационныйсбор', '38000₽', '58200₽'])
      expect(text).toContain(part);
    const contract = (await contractsOf())[1]?.documents.at(-1);
    const file = await reader.get(`/documents/${contract?.id}/download`);
    expect(String(file.headers['content-disposition'])).toContain(encodeURIComponent('Договор У-2207.pdf'));
  });

  it('answers 404 both for documents of other participations and for unknown ones [ACC-129]', async () => {
    const nonMember = await portal.as('supervisor@volga-tools.example');
    const { id } = await invoice();
    const [there, nowhere] = [
      await nonMember.get(`/documents/${id}/download`),
      await nonMember.get('/documents/999999/download'),
    ];
    expect([there.status, nowhere.status, there.raw.equals(nowhere.raw)]).toEqual([404, 404, true]);
  });
});

describe('PATCH edo-rent', () => {
  const set = async (email: string, path: string, body: object = { is_edo_rent: true }) =>
    (await portal.as(email)).patch<{ data: object }>(path, body);

  it('stores the setting on the contract and returns it [ACC-140]', async () => {
    const [contract] = await contractsOf();
    const { status, body } = await set(
      'editor@severmech.example',
      `/participants/101/contracts/${contract?.id}/edo-rent`,
    );
    expect([status, body]).toEqual([200, { data: { id: contract?.id, is_edo_rent: true } }]);
    expect((await contractsOf())[0]?.is_edo_rent).toBe(true);
  });

  it('requires write access, a contract of this participation and a boolean [ACC-140]', async () => {
    const [foreign] = await contractsOf('supervisor@volga-tools.example', 130);
    const [own] = await contractsOf();
    const path = (id: number | undefined) => `/participants/101/contracts/${id}/edo-rent`;
    expect([
      (await set('reader@severmech.example', path(own?.id))).status,
      (await set('editor@severmech.example', path(foreign?.id))).status,
      (await set('editor@severmech.example', path(999_999))).status,
      (await set('editor@severmech.example', path(own?.id), { is_edo_rent: 'on' })).status,
    ]).toEqual([403, 404, 404, 422]);
  });
});
