import {
  axeViolations,
  buildExhibition,
  buildParticipation,
  buildUserWithRole,
  failWith,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { open, rowOf, rejected } from '../testing/car-passes-fixture';
import { passKeys } from '../api/query-keys';

describe('the car pass list', () => {
  it('the list shows number, type, trailer, arrival, stand and status, newest first [PASS-059] [PASS-142] [PASS-160] [PASS-165]', async () => {
    const { platform, container } = open();
    const row = await rowOf(3);
    expect(row).toHaveTextContent('А 482 МР');
    expect(row).toHaveTextContent('trailer ВА123477');
    expect(row).toHaveTextContent('Van up to 1.5 tInstallation');
    expect(row).toHaveTextContent('14 May 2026stand 24C10');
    expect(await rowOf(2)).toHaveTextContent('Under consideration');
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
    expect(container).toHaveTextContent('3 passes');
    expect(screen.getByText(/Passes can be issued until 21.May.2026/)).toBeVisible();
    await platform.setLocale('ru');
    expect(await rowOf(2)).toHaveTextContent('На рассмотрении');
    expect(await rowOf(3)).toHaveTextContent('Фургон до 1,5 тМонтаж');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('a rejected pass shows its reason, in full in the tooltip [PASS-164]', async () => {
    const { person } = open();
    const row = await rowOf(3);
    expect(row).toHaveTextContent('RejectedWrong trailer number');
    await person.hover(document.body);
    await person.hover(within(row).getByRole('button', { name: 'Why it was rejected' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Wrong trailer number');
  });

  it('a rejected pass without a reason has no tooltip [PASS-164]', async () => {
    open({ passes: [{ ...rejected, comment: null }] });
    const row = await rowOf(3);
    expect(row).toHaveTextContent('Rejected');
    expect(within(row).queryByRole('button', { name: 'Why it was rejected' })).toBeNull();
  });

  it('an accepted pass offers pass and form D03 at any time, and a copy only while passes can be added [PASS-161] [PASS-162] [PASS-163] [PASS-168]', async () => {
    const earlier = open();
    expect(within(await rowOf(2)).getByRole('button', { name: 'Copy: М777ТТ99' })).toBeVisible();
    earlier.unmount();
    const { person } = open({ now: '2026-06-30T12:00:00+03:00' });
    const row = await rowOf(1);
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
    expect(within(row).getByRole('button', { name: 'Download: Т015КО152' })).not.toHaveAttribute('aria-disabled');
    expect(within(row).getByRole('button', { name: 'Download form D03: Т015КО152' })).toBeVisible();
    await person.click(within(row).getByRole('button', { name: 'Actions: Т015КО152' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Print', 'Print form D03', 'History of the pass', 'Delete']);
    await person.keyboard('{Escape}');
    expect(within(await rowOf(2)).queryByRole('button', { name: /Download/ })).toBeNull();
  });

  const filesOf = ({ platform }: ReturnType<typeof open>) => {
    Object.assign(URL, { createObjectURL: () => 'blob:pass', revokeObjectURL: () => {} });
    const files = ['/participants/101/car-passes/1/download', '/participants/101/car-passes/1/download/d03'] as const;
    for (const file of files) platform.api.onFile(file, '%PDF', 'file.pdf');
    return () => files.map((file) => platform.api.sent('get', file).length);
  };

  it.each([
    [/^Download:/, [1, 0]],
    [/^Download form D03/, [0, 1]],
  ])('the download button saves its file: %s [PASS-161] [PASS-162] [PASS-193]', async (name, counts) => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const opened = open();
    const fetched = filesOf(opened);
    await opened.person.click(within(await rowOf(1)).getByRole('button', { name }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(fetched()).toEqual(counts);
    click.mockRestore();
  });

  it.each([
    ['Print', [1, 0]],
    ['Print form D03', [0, 1]],
  ])('the print menu item prints its file: %s [PASS-161] [PASS-162] [PASS-193]', async (name, counts) => {
    const opened = open();
    const fetched = filesOf(opened);
    await opened.person.click(within(await rowOf(1)).getByRole('button', { name: /^Actions/ }));
    await opened.person.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(document.querySelector('iframe[data-print]')).toHaveAttribute('src', 'blob:pass'));
    expect(fetched()).toEqual(counts);
    document.querySelector('iframe[data-print]')?.remove();
  });

  it('the header shows quota and deadline [PASS-058] [PASS-130]', async () => {
    const { container } = open({ quota: 8 });
    await rowOf(1);
    expect(container).toHaveTextContent('3 of 8 passes');
    expect(screen.getByText(/Passes can be issued until 21.May.2026/)).toBeVisible();
  });

  it('the status pending is shown as consideration [PASS-166]', async () => {
    const { platform } = open();
    const key = passKeys.carPasses.list(101, { page: 1 });
    await rowOf(3);
    platform.queryClient.setQueryData(key, (list: { data: object[] } | undefined) => ({
      ...list,
      data: list?.data.map((pass) => ({ ...pass, status: 'pending' })),
    }));
    await waitFor(async () => expect(await rowOf(3)).toHaveTextContent('Under consideration'));
    expect((await rowOf(3)).querySelector('[data-icon="clock"]')).not.toBeNull();
  });

  it('the pass in the address is marked', async () => {
    open({ params: { pass: '3' } });
    expect(await rowOf(3)).toHaveAttribute('aria-current', 'true');
  });

  it('a deletion applies at once and offers undo by number [PASS-276]', async () => {
    const { person, platform } = open();
    await person.click(within(await rowOf(1)).getByRole('button', { name: /Actions/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(document.querySelector('[data-row-id="1"]')).toBeNull());
    expect(platform.log.undos[0]?.text).toBe('Pass deleted: Т015КО152');
  });

  it('the list is read-only for a reader [PASS-017] [PASS-019] [SHELL-155]', async () => {
    open({ user: buildUserWithRole('read') });
    const row = await rowOf(1);
    expect(within(row).getByRole('button', { name: /^Download:/ })).toBeVisible();
    expect(within(row).queryByRole('button', { name: /Copy/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add a pass|Delete all/ })).toBeNull();
  });

  it('a failed deletion shows an error [PASS-253]', async () => {
    const { person, platform } = open();
    platform.api.on('delete', '/participants/{id}/car-passes/{passId}', () => failWith(500));
    await person.click(within(await rowOf(1)).getByRole('button', { name: /Actions/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    expect(await rowOf(1)).toBeVisible();
  });
});

describe('the delivery rules of the organiser', () => {
  const texts = {
    car_pass_rule: { rus: 'Не дольше двух часов', eng: 'Unloading: <b>two hours</b> at most' },
    car_pass_entry: { rus: 'https://fair.example/ru/entry', eng: 'https://fair.example/entry' },
    car_pass_entry_procedure: { rus: 'Через пост 3', eng: 'By gate 3' },
    car_pass_terms: { rus: null, eng: 'https://fair.example/terms' },
    car_pass_info_1: { rus: 'Один въезд', eng: 'One entry only' },
    car_pass_info_2: { rus: 'С документами', eng: 'With papers' },
    car_pass_info_3: { rus: null, eng: 'No parking' },
  };
  const closed = buildExhibition({ create_car_pass_disabled: true, texts });

  it('the rules replace the closed form, and an address in them is a link [PASS-131] [PASS-132] [PASS-133] [PASS-135]', async () => {
    const { container, platform } = open({
      params: { add: '1' },
      participation: buildParticipation({ exhibition: closed }),
    });
    const rules = await screen.findByRole('region', { name: 'Delivery rules' });
    const items = () => within(rules).getAllByRole('listitem');
    const addresses = () =>
      items().map((item) => within(item).queryByRole('link')?.getAttribute('href') ?? item.textContent);
    expect(addresses()).toEqual([
      'Unloading: two hours at most',
      'https://fair.example/entry',
      'By gate 3',
      'https://fair.example/terms',
    ]);
    expect(within(rules).getByRole('link', { name: /Delivery terms/ })).toBeVisible();
    expect(container.textContent).toMatch(/One entry only.*With papers.*No parking/);
    await rowOf(1);
    expect(screen.queryByRole('button', { name: /Add a pass|Copy/ })).toBeNull();
    expect(screen.queryByLabelText('Number')).toBeNull();
    await platform.setLocale('ru');
    expect(screen.getByRole('region', { name: 'Правила завоза' })).toBe(rules);
    expect(addresses()).toEqual([
      'Не дольше двух часов',
      'https://fair.example/ru/entry',
      'Через пост 3',
      'https://fair.example/terms',
    ]);
    expect(container.textContent).toMatch(/Один въезд.*С документами.*No parking/);
  });

  it.each([
    ['an assembly organisation', buildParticipation({ type: 'installer', exhibition: closed })],
    ['an open exhibition', buildParticipation({ exhibition: buildExhibition({ texts }) })],
  ])('the rules are hidden from %s [PASS-023] [PASS-131]', async (_who, participation) => {
    const { person } = open({ participation });
    await rowOf(1);
    await person.click(screen.getByRole('button', { name: 'Rules and information from the organiser' }));
    expect(screen.getByText('One entry only')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Delivery rules' })).toBeNull();
  });

  it('a full car quota closes the form [PASS-059] [PASS-137]', async () => {
    const { container } = open({ quota: 3 });
    expect(await screen.findByText('The pass quota is used up.')).toBeVisible();
    expect(container).toHaveTextContent('3 of 3 passes');
    expect(screen.queryByRole('button', { name: 'Add a pass' })).toBeNull();
  });
});
