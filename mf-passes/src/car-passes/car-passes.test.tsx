import {
  axeViolations,
  buildExhibition,
  buildParticipation,
  buildStand,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { queryKeys } from '@fairfront/shared-kit/api';
import { storedStand, type CarPass } from '@fairfront/shared-kit/platform';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { buildCarPass, teachCarPasses } from '../testing/passes-api';
import CarPassesModal from './car-passes.modal';

const accepted = buildCarPass({ id: 1, status: 'accepted', car_number: 'Т015КО152' });
const waiting = buildCarPass({ id: 2, car_number: 'М777ТТ99' });
const rejected = buildCarPass({
  id: 3,
  status: 'rejected',
  comment: 'Wrong trailer number',
  car_number: 'А482МР77',
  trailer_number: 'ВА123477',
  cargos: [
    { title: 'Токарный станок', quantity: 1 },
    { title: 'Ящик', quantity: 4 },
  ],
});

interface Scene extends PlatformDoubleOptions {
  passes?: CarPass[];
  quota?: number | null;
  params?: { add?: '1'; pass?: string };
}
const open = ({ passes = [rejected, accepted, waiting], quota = null, params = {}, ...options }: Scene = {}) => {
  const api = createFakeApi();
  teachCarPasses(api, passes, quota);
  return renderInPlatform(<CarPassesModal params={params} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.car.title,
    now: '2026-05-10T12:00:00+03:00',
    api,
    participation: buildParticipation(),
    ...options,
  });
};
const rowOf = async (id: number) => {
  await screen.findAllByRole('row');
  return waitFor(() => {
    const row = document.querySelector<HTMLElement>(`[data-row-id="${id}"]`);
    if (!row) throw new Error(`No row ${id}`);
    return row;
  });
};
const field = (name: string | RegExp) => screen.getByLabelText(name);
const choose = async (person: ReturnType<typeof open>['person'], name: string, option: string) => {
  await person.click(screen.getByRole('combobox', { name }));
  await person.click(await screen.findByRole('option', { name: option }));
};

describe('car passes: list', () => {
  it('shows number, type, trailer, arrival, stand and status, newest first [PASS-059] [PASS-142] [PASS-160] [PASS-165]', async () => {
    const { platform, container } = open();
    const row = await rowOf(3);
    expect(row).toHaveTextContent('А 482 МР');
    expect(row).toHaveTextContent('trailer ВА123477');
    expect(row).toHaveTextContent('Van up to 1.5 tInstallation');
    expect(row).toHaveTextContent('14.05.2026stand 24C10');
    expect(await rowOf(2)).toHaveTextContent('Under consideration');
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
    expect(container).toHaveTextContent('3 passes');
    expect(screen.getByText(/Passes can be issued until 21\.05\.2026/)).toBeVisible();
    await platform.setLocale('ru');
    expect(await rowOf(2)).toHaveTextContent('На рассмотрении');
    expect(await rowOf(3)).toHaveTextContent('Фургон до 1,5 тМонтаж');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('says why a pass was rejected, whole in the tooltip [PASS-164]', async () => {
    const { person } = open();
    const row = await rowOf(3);
    expect(row).toHaveTextContent('RejectedWrong trailer number');
    await person.hover(document.body);
    await person.hover(within(row).getByRole('button', { name: 'Why it was rejected' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Wrong trailer number');
  });

  it('has no such tooltip where the organiser gave no reason [PASS-164]', async () => {
    open({ passes: [{ ...rejected, comment: null }] });
    const row = await rowOf(3);
    expect(row).toHaveTextContent('Rejected');
    expect(within(row).queryByRole('button', { name: 'Why it was rejected' })).toBeNull();
  });

  it('offers pass and form D03 of an accepted pass at any time, a copy only while one can be added [PASS-161] [PASS-162] [PASS-163] [PASS-168]', async () => {
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
  ])('saves what its button names: %s [PASS-161] [PASS-162] [PASS-193]', async (name, counts) => {
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
  ])('prints what its item names: %s [PASS-161] [PASS-162] [PASS-193]', async (name, counts) => {
    const opened = open();
    const fetched = filesOf(opened);
    await opened.person.click(within(await rowOf(1)).getByRole('button', { name: /^Actions/ }));
    await opened.person.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(document.querySelector('iframe[data-print]')).toHaveAttribute('src', 'blob:pass'));
    expect(fetched()).toEqual(counts);
    document.querySelector('iframe[data-print]')?.remove();
  });

  it('shows quota and deadline in its head [PASS-058] [PASS-130]', async () => {
    const { container } = open({ quota: 8 });
    await rowOf(1);
    expect(container).toHaveTextContent('3 of 8 passes');
    expect(screen.getByText(/Passes can be issued until 21\.05\.2026/)).toBeVisible();
  });

  it('reads the status pending as consideration [PASS-166]', async () => {
    const { platform } = open();
    const key = queryKeys.carPasses.list(101, { page: 1 });
    await rowOf(3);
    platform.queryClient.setQueryData(key, (list: { data: object[] } | undefined) => ({
      ...list,
      data: list?.data.map((pass) => ({ ...pass, status: 'pending' })),
    }));
    await waitFor(async () => expect(await rowOf(3)).toHaveTextContent('Under consideration'));
    expect((await rowOf(3)).querySelector('[data-icon="clock"]')).not.toBeNull();
  });

  it('marks the pass that the address speaks of', async () => {
    open({ params: { pass: '3' } });
    expect(await rowOf(3)).toHaveAttribute('aria-current', 'true');
  });

  it('deletes at once and offers to take it back by its number [PASS-276]', async () => {
    const { person, platform } = open();
    await person.click(within(await rowOf(1)).getByRole('button', { name: /Actions/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(document.querySelector('[data-row-id="1"]')).toBeNull());
    expect(platform.log.undos[0]?.text).toBe('Pass deleted: Т015КО152');
  });

  it('changes nothing for a reader [PASS-017] [PASS-019] [SHELL-155]', async () => {
    open({ user: buildUserWithRole('read') });
    const row = await rowOf(1);
    expect(within(row).getByRole('button', { name: /^Download:/ })).toBeVisible();
    expect(within(row).queryByRole('button', { name: /Copy/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add a pass|Delete all/ })).toBeNull();
  });

  it('says the failure of a deletion [PASS-253]', async () => {
    const { person, platform } = open();
    platform.api.on('delete', '/participants/{id}/car-passes/{passId}', () => failWith(500));
    await person.click(within(await rowOf(1)).getByRole('button', { name: /Actions/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    expect(await rowOf(1)).toBeVisible();
  });
});

describe('car passes: rules of the organiser', () => {
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

  it('stand in place of the form when it is closed, an address as a link [PASS-131] [PASS-132] [PASS-133] [PASS-135]', async () => {
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
  ])('are never shown to %s [PASS-023] [PASS-131]', async (_who, participation) => {
    open({ participation });
    expect(await screen.findByText('One entry only')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Delivery rules' })).toBeNull();
  });

  it('a car quota that is full closes the form [PASS-059] [PASS-137]', async () => {
    const { container } = open({ quota: 3 });
    expect(await screen.findByText('The pass quota is used up')).toBeVisible();
    expect(container).toHaveTextContent('3 of 3 passes');
    expect(screen.queryByRole('button', { name: 'Add a pass' })).toBeNull();
  });
});

describe('car passes: form', () => {
  it('sends everything by the names of the call, plates in capitals [PASS-134] [PASS-139] [PASS-151] [PASS-152] [PASS-154] [PASS-155] [PASS-214]', async () => {
    const { person, platform } = open({ params: { add: '1' } });
    await screen.findByLabelText('Number');
    await waitFor(() => expect(field('Number')).toHaveFocus());
    for (const name of ['Vehicle', 'Driver', 'Cargo']) expect(screen.getByRole('group', { name })).toBeVisible();
    await choose(person, 'Type', 'Van up to 1.5 t');
    await choose(person, 'Purpose', 'Installation');
    await person.type(field('Number'), 'а123вс77');
    await person.type(field(/Trailer/), 'ва 123477');
    await person.type(field(/Load capacity/), '1,5');
    await person.type(field('Entry date'), '15.05.2026');
    expect(field(/Departure date/)).toHaveValue('21.05.2026');
    // typed is what a mask reads; the rest may come as a whole
    for (const [name, value] of [
      ['Last name', 'Петров'],
      ['First name', 'Андрей'],
      ['Phone', '+7 916 111-00-01'],
      ['Title', 'Станок'],
    ] as const) {
      await person.click(field(name));
      await person.paste(value);
    }
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(platform.api.sent('post', '/participants/101/car-passes')).toHaveLength(1));
    expect(platform.api.sent('post', '/participants/101/car-passes')[0]?.body).toEqual({
      car_type_id: 2,
      car_number: 'А123ВС77',
      trailer_number: 'ВА 123477',
      entry_date: '2026-05-15',
      departure_date: '2026-05-21',
      load_capacity: 1.5,
      target: 'mounting',
      stand_id: 1010,
      lastname: 'Петров',
      name: 'Андрей',
      middlename: null,
      phone: '+79161110001',
      cargos: [{ title: 'Станок', quantity: 1 }],
    });
    expect(await rowOf(1003)).toBeVisible();
    expect(screen.queryByLabelText('Number')).toBeNull();
  });

  it('names every wrong field with its own words [PASS-138] [PASS-140] [PASS-142] [PASS-143] [PASS-145]', async () => {
    const { person, platform } = open({ params: { add: '1' } });
    await screen.findByLabelText('Number');
    await person.type(field('Number'), 'А123');
    await person.type(field(/Trailer/), 'АВ12');
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(field('Number')).toHaveAccessibleDescription('At least 6 characters'));
    expect(field(/Trailer/)).toHaveAccessibleDescription('At least 6 characters');
    for (const name of ['Type', 'Purpose']) {
      expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription('This field is required');
    }
    for (const name of ['Entry date', 'Last name', 'First name', 'Phone', 'Title']) {
      expect(field(name)).toHaveAccessibleDescription('This field is required');
    }
    expect(platform.api.sent('post', '/participants/101/car-passes')).toHaveLength(0);
  });

  it('shows the selected stand with pavilion and hall, or that there is none, and sends it [PASS-152] [PASS-153]', async () => {
    const participation = buildParticipation({
      stands: [
        buildStand(),
        buildStand({ id: 1011, title: '21A05', pavilion: { id: 7, title: 'Форум', parent: null } }),
      ],
    });
    const standOf = (opened: ReturnType<typeof open>) =>
      opened.platform.api
        .sent('post', '/participants/101/car-passes')
        .map(({ body }) => (body as { stand_id: number | null }).stand_id);
    const send = async (opened: ReturnType<typeof open>) => {
      await opened.person.click(within(await rowOf(2)).getByRole('button', { name: /^Copy/ }));
      await opened.person.click(await screen.findByRole('button', { name: 'Add' }));
      await waitFor(() => expect(standOf(opened)).toHaveLength(1));
    };
    const first = open({ params: { add: '1' }, participation });
    expect(await screen.findByText('Павильон 2, Зал 4')).toBeVisible();
    first.unmount();
    storedStand(participation.exhibition.id).write('1011');
    const second = open({ params: { add: '1' }, participation });
    expect(await screen.findByText('21A05')).toBeVisible();
    expect(screen.getByText('Форум')).toBeVisible();
    await send(second);
    expect(standOf(second)).toEqual([1011]);
    second.unmount();
    localStorage.clear();
    const third = open({ params: { add: '1' }, participation: buildParticipation({ stands: [] }) });
    expect(await screen.findByText('No stand assigned')).toBeVisible();
    await send(third);
    expect(standOf(third)).toEqual([null]);
  });

  it('takes days of the purpose only; another purpose clears a day outside of its own [PASS-146] [PASS-148] [PASS-149]', async () => {
    const { person } = open({ params: { add: '1' } });
    await screen.findByLabelText('Number');
    await choose(person, 'Purpose', 'Installation');
    await person.type(field('Entry date'), '16.05.2026');
    await choose(person, 'Purpose', 'Dismantling');
    await waitFor(() => expect(field('Entry date')).toHaveValue(''));
    await person.type(field('Entry date'), '18.05.2026');
    await person.tab();
    await waitFor(() =>
      expect(field('Entry date')).toHaveAccessibleDescription('This date is not available for this purpose'),
    );
  });

  it('closes the date when the purpose has no day left [PASS-149]', async () => {
    const { person } = open({ params: { add: '1' }, now: '2026-05-19T12:00:00+03:00' });
    await screen.findByLabelText('Number');
    await choose(person, 'Purpose', 'Installation');
    expect(field('Entry date')).toHaveAttribute('aria-disabled', 'true');
    expect(field('Entry date')).toHaveAccessibleDescription('No dates left for this purpose');
  });

  it('offers the end of the dismantling as departure of a late arrival [PASS-150]', async () => {
    const { person } = open({ params: { add: '1' } });
    await screen.findByLabelText('Number');
    await person.type(field('Entry date'), '22.05.2026');
    await waitFor(() => expect(field(/Departure date/)).toHaveValue('23.05.2026'));
  });

  it('has one row of cargo that stays; further ones come and go [PASS-156]', async () => {
    const { person } = open({ params: { add: '1' } });
    await screen.findByLabelText('Number');
    expect(screen.queryByRole('button', { name: /Delete row/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add cargo' }));
    await waitFor(() => expect(field('Title, row 2')).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Delete row 2' }));
    expect(screen.queryByLabelText('Title, row 2')).toBeNull();
    await waitFor(() => expect(field('Title')).toHaveFocus());
  });

  it('is filled by a copy that sends nothing by itself; dates stay only while they can be chosen [PASS-006] [PASS-134] [PASS-167] [PASS-168]', async () => {
    const { person, platform } = open({ now: '2026-05-16T12:00:00+03:00' });
    await person.click(within(await rowOf(3)).getByRole('button', { name: 'Copy: А482МР77' }));
    expect(await screen.findByText('copy of pass А482МР77')).toBeVisible();
    expect(field('Number')).toHaveValue('А482МР77');
    expect(field(/Trailer/)).toHaveValue('ВА123477');
    expect(field(/Load capacity/)).toHaveValue('1.5');
    expect(screen.getByRole('combobox', { name: 'Purpose' })).toHaveTextContent('Installation');
    for (const [label, value] of [
      ['Last name', 'Петров'],
      ['First name', 'Андрей'],
    ] as const) {
      expect(field(label)).toHaveValue(value);
    }
    expect(field('Phone')).toHaveValue('+79161110001');
    expect(field('Title, row 2')).toHaveValue('Ящик');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Van up to 1.5 t');
    expect(field('Entry date')).toHaveValue('');
    await waitFor(() => expect(field('Entry date')).toHaveFocus());
    expect(platform.api.sent('post', '/participants/101/car-passes')).toHaveLength(0);

    // the language changes every name on screen and nothing of what stands in the form
    await platform.setLocale('ru');
    expect(field(/Грузоподъёмность/)).toHaveValue('1.5');
    for (const name of ['Транспортное средство', 'Водитель', 'Груз']) {
      expect(screen.getByRole('group', { name })).toBeVisible();
    }
    expect(screen.getByRole('combobox', { name: 'Тип' })).toHaveTextContent('Фургон до 1,5 т');
    expect(screen.getByRole('combobox', { name: 'Цель приезда' })).toHaveTextContent('Монтаж');
    expect(screen.getByDisplayValue('А482МР77')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('lands a refusal of the server at the row of cargo it speaks of [PASS-244]', async () => {
    const { person, platform } = open();
    platform.api.on('post', '/participants/{id}/car-passes', () =>
      failWith(422, { code: 'fields_invalid', errors: { 'cargos.1.quantity': ['Too many'] } }),
    );
    await person.click(within(await rowOf(3)).getByRole('button', { name: /Copy/ }));
    await screen.findByText('copy of pass А482МР77');
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(screen.getByRole('spinbutton', { name: 'Quantity, row 2' })).toHaveAccessibleDescription('Too many'),
    );
    expect(platform.log.errors).toEqual(['Check the pass fields']);
  });
});
