import {
  axeViolations,
  buildExhibition,
  buildParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { saveFile } from '@fairfront/shared-kit/api';
import type { Contract, ContractDocument } from '../api/contracts';
import { en, ru } from '../testing/texts';
import ActsModal from './acts.modal';
import IssuedInvoicesModal from './issued-invoices.modal';

jest.mock('@fairfront/shared-kit/api', () => ({
  ...jest.requireActual<object>('@fairfront/shared-kit/api'),
  saveFile: jest.fn(),
}));
const saved = jest.mocked(saveFile);
afterEach(() => saved.mockReset());

const line = {
  name_rus: 'Регистрационный сбор',
  name_eng: 'Registration fee',
  quantity: 72,
  measure_unit_rus: 'м²',
  measure_unit_eng: 'm²',
  amount: 38_000,
  rental_object_rus: 'павильон 2',
  rental_object_eng: 'pavilion 2',
};
const document = (id: number, changes: Partial<ContractDocument> = {}): ContractDocument => ({
  id,
  type: 'invoice',
  number: `${id}/26`,
  contract_number: 'A-1',
  contract_date: '2026-02-12',
  document_date: '2026-04-10',
  is_rent: true,
  amount: 864_000,
  amount_paid: 864_000,
  currency: 'RUR',
  file: null,
  contents: [line],
  ...changes,
});
const me = { id: 1, name_rus: 'ООО «Мы»', name_eng: 'Us LLC' };
const exhibition = { id: 2, name_rus: 'АО «Форум»', name_eng: 'Forum JSC' };
const service = { id: 3, name_rus: 'ООО «Сервис»', name_eng: 'Service LLC' };
const contracts: Contract[] = [
  {
    id: 1,
    number: 'A-1',
    is_edo_rent: false,
    counterparty: me,
    executor: exhibition,
    documents: [
      document(1, { type: 'contract', number: 'A-1', amount: 1 }),
      document(190),
      document(218, { amount: 58_200, amount_paid: 0 }),
      document(75, { type: 'act' }),
    ],
  },
  {
    id: 2,
    number: 'U-2',
    is_edo_rent: false,
    counterparty: me,
    executor: service,
    documents: [
      document(231, { is_rent: false, contract_number: 'U-2', amount: 46_800.5, amount_paid: 0, currency: 'EUR' }),
    ],
  },
];

interface Options {
  modal?: typeof ActsModal;
  data?: Contract[];
  parties?: (typeof me)[];
  role?: 'edit' | 'read';
  locale?: 'ru' | 'en';
  edo?: boolean;
  services?: boolean;
}
const open = (options: Options = {}) => {
  const { modal: Modal = IssuedInvoicesModal, data = contracts, parties = [exhibition, service] } = options;
  const { role = 'edit', locale = 'en', edo = true, services = true } = options;
  const api = createFakeApi()
    .on('get', '/participants/{id}/contracts', { data })
    .on('get', '/participants/{id}/counterparties', { data: [me] })
    .on('get', '/participants/{id}/executors', { data: parties })
    .onFile('/documents/{docId}/download', '%PDF', 'Счёт.pdf');
  const rendered = renderInPlatform(<Modal />, {
    api,
    locale,
    texts: { account: { ru, en } },
    participation: buildParticipation({
      is_edo_rent_available: edo,
      exhibition: buildExhibition({ is_show_order_additional_services: services }),
    }),
    user: buildUserWithRole(role),
    modalTitle: 'Documents',
  });
  return { ...rendered, api };
};
const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');

describe('the documents view', () => {
  it('the view has two tabs, opened by both modal names, with one request for both [ACC-114] [ACC-115] [ACC-119]', async () => {
    const { person, api, platform, unmount } = open();
    expect(await screen.findByRole('tab', { name: /Invoices/, selected: true })).toHaveTextContent('3');
    await person.click(screen.getByRole('tab', { name: /Acts/ }));
    expect(screen.getByRole('table', { name: /Acts/ })).toBeVisible();
    await person.click(screen.getByRole('tab', { name: /Invoices/ }));
    expect(api.sent('get', '/participants/101/contracts')).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(platform.log.missingTexts).toEqual([]);
    unmount();
    open({ modal: ActsModal });
    expect(await screen.findByRole('tab', { name: /Acts/, selected: true })).toHaveTextContent('1');
  });

  it('the link to orders is shown only while services are shown [ACC-116]', async () => {
    const { platform, unmount } = open();
    expect(await screen.findByText(/Documents for additional services are in your orders/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to orders' })).toHaveAttribute(
      'href',
      platform.services.navigation.href('orders', { id: 101 }),
    );
    await platform.setLocale('ru');
    expect(screen.getByText(/Документы по дополнительным услугам находятся в разделе заказов/)).toBeVisible();
    unmount();
    open({ services: false });
    await screen.findByRole('tab', { name: /Invoices/ });
    expect(screen.queryByText(/are in your orders/)).toBeNull();
  });

  it('invoices are grouped by contract, with the date of rent contracts, total and paid amount by currency [ACC-124] [ACC-125] [ACC-127] [ACC-128]', async () => {
    const { platform } = open();
    const rent = (await screen.findByRole('heading', { name: 'Contract No. A-1' })).closest('section');
    const services = screen.getByRole('heading', { name: 'Contract No. U-2' }).closest('section');
    expect(spaced(rent?.textContent)).toContain('stand rent, of 12 Feb 2026');
    expect(spaced(rent?.textContent)).toContain('Amount 922 200 ₽');
    expect(spaced(rent?.textContent)).toContain('Paid 864 000 ₽');
    expect(spaced(services?.textContent)).toContain('additional services, date: —');
    expect(spaced(services?.textContent)).toContain('Amount 46 800,50 €');
    const row = within(rent as HTMLElement).getByRole('row', { name: /218\/26/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => spaced(textContent)),
    ).toEqual(expect.arrayContaining(['10 Apr 2026', '58 200 ₽', '0 ₽']));
    await platform.setLocale('ru');
    expect(spaced(pageText())).toContain('от 12.02.2026');
    expect(screen.getAllByText('10.04.2026').length).toBeGreaterThan(0);
  });

  it('a row expands to its content lines in the current language [ACC-123] [ACC-126]', async () => {
    const { person, platform } = open();
    const button = await screen.findByRole('button', { name: 'Show items: invoice No. 190/26' });
    expect(screen.queryByText(/Registration fee/)).toBeNull();
    await person.click(button);
    const lines = screen.getByRole('list', { name: 'Items of document No. 190/26' });
    expect(spaced(lines.textContent)).toBe('Registration fee, pavilion 272 m²38 000 ₽');
    await platform.setLocale('ru');
    expect(spaced(screen.getByRole('list', { name: 'Состав документа №\u00a0190/26' }).textContent)).toBe(
      'Регистрационный сбор, павильон 272 м²38 000 ₽',
    );
  });

  it('acts of all contracts are listed with contract and act number, date, total and download [ACC-120] [ACC-123]', async () => {
    const { person } = open({ modal: ActsModal });
    const table = await screen.findByRole('table', { name: /Acts/ });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(['Contract number', 'Act number', 'Date', 'Amount']);
    const row = within(table).getByRole('row', { name: /75\/26/ });
    expect(spaced(row.textContent)).toMatch(/No\. A-1.*No\. 75\/26.*10.Apr.2026.*864 000 ₽/);
    await person.click(within(row).getByRole('button', { name: 'Show items: act No. 75/26' }));
    expect(screen.getByText(/Registration fee/)).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Download: act No. 75/26' })).toBeVisible();
  });

  it('documents and the contract itself download as files [ACC-129] [ACC-172]', async () => {
    const { person, api } = open();
    await person.click(await screen.findByRole('button', { name: 'Download: invoice No. 190/26' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await person.click(screen.getByRole('button', { name: 'Download: Contract No. A-1' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect([190, 1].map((id) => api.sent('get', `/documents/${id}/download`).length)).toEqual([1, 1]);
    expect(saved.mock.calls[0]?.[0].fileName).toBe('Счёт.pdf');
  });

  it('the attached file of a document is downloaded if there is one [ACC-129]', async () => {
    const signed = contracts.map((contract) => ({
      ...contract,
      documents: contract.documents.map((one) => (one.id === 190 ? { ...one, file: { id: 7, name: 'x.pdf' } } : one)),
    }));
    const { person, api } = open({ data: signed });
    api.onFile('/files/{fileId}/download', '%PDF', 'Signed.pdf');
    await person.click(await screen.findByRole('button', { name: 'Download: invoice No. 190/26' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(api.sent('get', '/files/7/download')).toHaveLength(1);
    expect(api.sent('get', '/documents/190/download')).toEqual([]);
  });

  it('a failed download is shown in the popup [ACC-130]', async () => {
    const { person, api, platform } = open();
    api.on('get', '/documents/{docId}/download', failWith(500));
    await person.click(await screen.findByRole('button', { name: 'Download: invoice No. 190/26' }));
    await waitFor(() => expect(platform.log.errors).toEqual(['Something went wrong. Try again later']));
    expect(saved).not.toHaveBeenCalled();
  });

  it('an empty view says that there are no documents yet [ACC-130]', async () => {
    const { person, platform } = open({ data: [] });
    expect(await screen.findByText('No invoices yet')).toBeVisible();
    await person.click(screen.getByRole('tab', { name: /Acts/ }));
    expect(screen.getByText('No acts yet')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Актов пока нет')).toBeVisible();
    await person.click(screen.getByRole('tab', { name: /Счета/ }));
    expect(screen.getByText('Счетов пока нет')).toBeVisible();
  });

  it('the contractor filter narrows the list; a filter with fewer than two options is hidden [ACC-121] [ACC-122]', async () => {
    const { person, unmount } = open();
    const select = await screen.findByRole('combobox', { name: 'Contractor' });
    expect(screen.queryByRole('combobox', { name: 'Payer' })).toBeNull();
    await person.click(select);
    await person.click(await screen.findByRole('option', { name: 'Service LLC' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Contract No. A-1' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Contract No. U-2' })).toBeVisible();
    expect(screen.getByRole('tab', { name: /Invoices/ })).toHaveTextContent('1');
    unmount();
    open({ parties: [exhibition] });
    await screen.findByRole('tab', { name: /Invoices/ });
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the electronic exchange of a contract', () => {
  const path = '/participants/{id}/contracts/{contractId}/edo-rent';
  const box = () => screen.getByRole('checkbox', { name: 'Electronic documents for this contract' });

  it('the checkbox switches rent contracts while the company accepts electronic documents [ACC-140] [ACC-141]', async () => {
    const { person, api, unmount } = open();
    api.on('patch', path, { data: { id: 1, is_edo_rent: true } });
    await screen.findByRole('heading', { name: 'Contract No. A-1' });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await person.click(box());
    await waitFor(() => expect(box()).toBeChecked());
    expect(api.sent('patch', '/participants/101/contracts/1/edo-rent').map(({ body }) => body)).toEqual([
      { is_edo_rent: true },
    ]);
    unmount();
    open({ edo: false });
    await screen.findByRole('heading', { name: 'Contract No. A-1' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('the checkbox rolls back with the EDO error text on failure [ACC-141]', async () => {
    const { person, api, platform } = open();
    api.on('patch', path, failWith(500));
    await screen.findByRole('heading', { name: 'Contract No. A-1' });
    await person.click(box());
    await waitFor(() => expect(platform.log.errors).toEqual(['Error updating EDO settings']));
    await waitFor(() => expect(box()).not.toBeChecked());
  });
});

const pageText = () => window.document.body.textContent;
