import {
  axeViolations,
  buildExhibition,
  buildParticipation,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { PersonalPass } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';
import InstallationPassesModal from './installation-passes.modal';

const worker = buildPersonalPass({
  id: 5,
  type: 'installation',
  lastname: 'Белов',
  name: 'Сергей',
  status: 'accepted',
});
const open = (options: PlatformDoubleOptions & { quota?: number; add?: boolean; passes?: PersonalPass[] } = {}) => {
  const { quota = 4, add, passes = [worker], ...rest } = options;
  const store = createPassesApi({ passes, quota });
  const rendered = renderInPlatform(<InstallationPassesModal params={add ? { add: '1' } : {}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.installation.modalTitle,
    now: '2026-04-20T12:00:00+03:00',
    api: store.api,
    participation: buildParticipation(),
    ...rest,
  });
  return { ...rendered, store };
};
const row = () => screen.findByRole('row', { name: /Белов/ });

describe('the installation passes', () => {
  it('the dialog shows both periods, the quota, the deadline and the first day of printing [PASS-049] [PASS-058] [PASS-116] [PASS-127]', async () => {
    const { container, platform } = open();
    await row();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const days = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(terms).toEqual(['Installation', 'Dismantling']);
    expect(days).toEqual(['14 May 2026 - 17 May 2026', '22 May 2026 - 23 May 2026']);
    expect(container).toHaveTextContent('1 of 4 passes');
    expect(screen.getByText(/Passes can be issued until 20.May.2026/)).toBeVisible();
    expect(screen.getByText('Installation passes can be printed from 11 May 2026')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Печать пропусков на монтаж откроется 11.05.2026')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['2026-05-10T23:59:59+03:00', false],
    ['2026-05-11T00:00:00+03:00', true],
    ['2026-05-23T23:59:59+03:00', true],
  ])(
    'at %s printing is available: %s, for one and all, with a warning before [PASS-044] [PASS-123] [PASS-124]',
    async (now, isOpen) => {
      open({ now });
      const line = await row();
      for (const use of ['Download', 'Print']) {
        const one = within(line).getByRole('button', { name: new RegExp(`^${use}`) });
        expect(one.getAttribute('aria-disabled')).toBe(isOpen ? null : 'true');
        expect(screen.queryAllByRole('button', { name: `${use} all` })).toHaveLength(isOpen ? 1 : 0);
      }
      expect(screen.queryAllByText(/can be printed from/)).toHaveLength(isOpen ? 0 : 1);
    },
  );

  it('all passes come in one file of their own type [PASS-223]', async () => {
    const { person, store } = open({ now: '2026-05-12T12:00:00+03:00' });
    store.api.onFile('/participants/101/personal-passes/download', '%PDF', 'Пропуска на монтаж 101.pdf');
    Object.assign(URL, { createObjectURL: () => 'blob:pass', revokeObjectURL: () => {} });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await person.click(await screen.findByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const [request] = store.api.sent('get', '/participants/101/personal-passes/download');
    expect(request?.query.get('type')).toBe('installation');
    click.mockRestore();
  });

  it.each([
    ['consideration', 'Being processed'],
    ['accepted', 'Accepted'],
    ['rejected', 'The pass was rejected: its barcode is not valid'],
  ] as const)('a pass with status %s shows %s [PASS-129]', async (status, words) => {
    open({ passes: [{ ...worker, status }] });
    const line = await row();
    expect(line).toHaveTextContent(words);
    expect(line).toHaveTextContent('ООО «Северная механика»');
    expect(within(line).queryAllByRole('button', { name: /^Download/ })).toHaveLength(status === 'accepted' ? 1 : 0);
    expect(within(line).getByRole('button', { name: /^Delete/ })).toBeVisible();
  });

  it('the list shows people without a type and sorts by date or surname [PASS-122] [PASS-129] [PASS-174]', async () => {
    const { store, person } = open();
    const line = await row();
    expect(line).toHaveTextContent('Белов Сергей Иванович');
    expect(line).toHaveTextContent('2 May 2026');
    expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    const [request] = store.api.sent('get', '/participants/101/personal-passes');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      type: 'installation',
      page: '1',
      order_name: 'created_at',
      order_by: 'desc',
    });
    await person.click(screen.getByRole('combobox', { name: 'Sort' }));
    await person.click(await screen.findByRole('option', { name: 'Surname A–Z' }));
    const last = () => store.api.sent('get', '/participants/101/personal-passes').at(-1)?.query;
    await waitFor(() =>
      expect(Object.fromEntries(last() ?? [])).toMatchObject({ order_name: 'lastname', order_by: 'asc' }),
    );
  });

  it('the form sends middle_name and no visa part [PASS-119] [PASS-120]', async () => {
    const { person, store } = open({ add: true });
    await person.type(await screen.findByLabelText('Last name'), 'Галимов');
    await person.type(screen.getByLabelText('First name'), 'Ринат');
    await person.type(screen.getByLabelText(/Middle name/), 'Фаритович');
    expect(screen.queryByRole('checkbox', { name: 'Visa invitation' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(store.api.sent('post', '/participants/101/personal-passes')).toHaveLength(1));
    expect(store.api.sent('post', '/participants/101/personal-passes')[0]?.body).toEqual({
      type: 'installation',
      company_name: 'Severnaya Mekhanika LLC',
      lastname: 'Галимов',
      name: 'Ринат',
      middle_name: 'Фаритович',
    });
  });

  it('passes closed by the organiser have no form or list, but texts, terms and the file of all passes [PASS-117] [PASS-118] [PASS-125] [PASS-126]', async () => {
    const { container } = open({
      now: '2026-05-12T12:00:00+03:00',
      participation: buildParticipation({
        exhibition: buildExhibition({
          create_install_pass_disabled: true,
          texts: {
            install_pass_info_2: { rus: 'Обувь', eng: 'Boots' },
            install_pass_info_3: { rus: 'Жилет', eng: null },
            install_pass_info_1: { rus: 'Каска', eng: 'A helmet is required' },
            install_pass_terms: { rus: null, eng: 'https://fair.example/rules' },
          },
        }),
      }),
    });
    expect(await screen.findByText('The organiser has closed applications for these passes')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Белов/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a pass' })).toBeNull();
    expect(container.textContent).toMatch(/A helmet is required.*Boots.*Жилет/);
    expect(screen.getByText('14 May 2026 - 17 May 2026')).toBeVisible();
    expect(document.querySelector('input[type=file]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Upload a list' })).toBeNull();
    const terms = screen.getByRole('link', { name: /Terms for installation passes/ });
    expect(terms).toHaveAttribute('href', 'https://fair.example/rules');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(await screen.findByRole('button', { name: 'Download all' })).toBeVisible();
  });

  it('the quota is full when the count reaches the total [PASS-057] [PASS-128]', async () => {
    open({ quota: 1 });
    expect(await screen.findByText('The pass quota is used up.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a pass' })).toBeNull();
  });
});
