import { roles, type Role } from '@fairfront/shared-kit/domain/participations';
import { anExhibitorNamed } from '../../../testing/builders/collective-stand';
import { aContract, aContractParty, aDocument } from '../../../testing/builders/contracts';
import { anExhibitor, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { pdfText } from '../../../testing/pdf-text';
import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
/** The payer of both contracts, and the contractors of the first and the second. */
let parties: { payer: number; exhibitions: number; service: number };
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitorNamed(portal, ['ООО «Северная механика»', 'Severnaya Mekhanika LLC']);
  const party = async (name_rus: string, name_eng: string) => (await aContractParty(portal, { name_rus, name_eng })).id;
  parties = {
    payer: await party('ООО «Северная механика»', 'Severnaya Mekhanika LLC'),
    exhibitions: await party('АО «Форум Выставки»', 'Forum Exhibitions JSC'),
    service: await party('ООО «Форум Сервис»', 'Forum Service LLC'),
  };
  const contract = (number: string, is_rent: boolean, executor_id: number) =>
    aContract(portal, exhibitor, { number, is_rent, counterparty_id: parties.payer, executor_id });
  const rent = await contract('А-114', true, parties.exhibitions);
  const line = (name_rus: string, name_eng: string, amount: number, unit: [string, string], object: string | null) => ({
    ...{ name_rus, name_eng, quantity: 1, amount, measure_unit_rus: unit[0], measure_unit_eng: unit[1] },
    ...{ rental_object_rus: object && `стенд ${object}`, rental_object_eng: object && `stand ${object}` },
  });
  const contents = [
    line('Регистрационный сбор', 'Registration fee', 38_000, ['шт.', 'pcs'], null),
    line('Аккредитация застройщика', 'Stand builder accreditation', 20_200, ['м²', 'm²'], '24C10'),
  ];
  await aDocument(portal, rent, { type: 'contract', number: 'А-114', document_date: '2026-01-05' });
  await aDocument(portal, rent, { number: '190/26', document_date: '2026-02-23' });
  await aDocument(portal, rent, {
    ...{ number: '218/26', document_date: '2026-04-06', amount: 58_200 },
    contents: JSON.stringify(contents),
  });
  await aDocument(portal, rent, { type: 'act', number: '75/26', document_date: '2026-03-01' });
  const services = await contract('У-2207', false, parties.service);
  await aDocument(portal, services, { type: 'contract', number: 'У-2207', document_date: '2026-03-21' });
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
const contractsOf = async (role: Role = 'edit', of = exhibitor) =>
  (await (await of.as(role)).get<{ data: Contract[] }>(`${of.path}/contracts`)).body.data;
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
      ['У-2207', ['contract У-2207']],
    ]);
    expect(contracts[0]).toMatchObject({
      is_edo_rent: false,
      counterparty: { id: parties.payer, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
      executor: { id: parties.exhibitions, name_rus: 'АО «Форум Выставки»', name_eng: 'Forum Exhibitions JSC' },
    });
    expect(contracts[0]?.documents[0]).toEqual({
      id: expect.any(Number),
      type: 'invoice',
      number: '218/26',
      contract_number: 'А-114',
      contract_date: '2026-02-01',
      document_date: '2026-04-06',
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
    for (const role of roles) expect([role, (await contractsOf(role)).length]).toEqual([role, 2]);
    const other = await anExhibitor(portal);
    const { id } = await aContract(portal, other);
    expect((await (await other.as('supervisor')).get(`${exhibitor.path}/contracts`)).status).toBe(404);
    expect((await contractsOf('supervisor', other)).map((contract) => contract.id)).toEqual([id]);
  });

  it('the lists of counterparties and contractors name each party of these contracts once [ACC-121]', async () => {
    const editor = await exhibitor.as('edit');
    const of = async (path: string) =>
      (await editor.get<{ data: { id: number; name_eng: string }[] }>(`${exhibitor.path}/${path}`)).body.data;
    expect(await of('counterparties')).toEqual([
      { id: parties.payer, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
    ]);
    expect((await of('executors')).map(({ name_eng }) => name_eng)).toEqual([
      'Forum Exhibitions JSC',
      'Forum Service LLC',
    ]);
  });
});

describe('GET documents/{docId}/download', () => {
  it('returns a PDF with the numbers of the document, named after it [ACC-129] [ACC-172]', async () => {
    const reader = await exhibitor.as('read');
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
    const nonMember = await aStranger(portal);
    const { id } = await invoice();
    const [there, nowhere] = [
      await nonMember.get(`/documents/${id}/download`),
      await nonMember.get('/documents/999999/download'),
    ];
    expect([there.status, nowhere.status, there.raw.equals(nowhere.raw)]).toEqual([404, 404, true]);
  });
});

describe('PATCH edo-rent', () => {
  const set = async (role: Role, path: string, body: object = { is_edo_rent: true }) =>
    (await exhibitor.as(role)).patch<{ data: object }>(path, body);

  it('stores the setting on the contract and returns it [ACC-140]', async () => {
    const [contract] = await contractsOf();
    const { status, body } = await set('edit', `${exhibitor.path}/contracts/${contract?.id}/edo-rent`);
    expect([status, body]).toEqual([200, { data: { id: contract?.id, is_edo_rent: true } }]);
    expect((await contractsOf())[0]?.is_edo_rent).toBe(true);
  });

  it('requires write access, a contract of this participation and a boolean [ACC-140]', async () => {
    const foreign = await aContract(portal, await anExhibitor(portal));
    const [own] = await contractsOf();
    const path = (id: number | undefined) => `${exhibitor.path}/contracts/${id}/edo-rent`;
    expect([
      (await set('read', path(own?.id))).status,
      (await set('edit', path(foreign.id))).status,
      (await set('edit', path(999_999))).status,
      (await set('edit', path(own?.id), { is_edo_rent: 'on' })).status,
    ]).toEqual([403, 404, 404, 422]);
  });
});
