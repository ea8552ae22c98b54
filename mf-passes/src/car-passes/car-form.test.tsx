import { buildParticipation, buildStand, failWith, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import { storedStand } from '@fairfront/shared-kit/platform';
import { open, rowOf, field, choose } from '../testing/car-passes-fixture';

describe('the car pass form', () => {
  it('the form sends all values by payload name, with uppercase plates [PASS-134] [PASS-139] [PASS-151] [PASS-152] [PASS-154] [PASS-155] [PASS-214]', async () => {
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
    // the mask needs typing; other fields can be pasted
    for (const [name, value] of [
      ['Last name', 'Петров'],
      ['First name', 'Андрей'],
      ['Phone', '+7 916 111-00-01'],
      ['Cargo description', 'Станок'],
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

  it('the browser autofills none of the user’s data for the driver [PASS-154]', async () => {
    open({ params: { add: '1' } });
    await screen.findByLabelText('Number');
    for (const name of ['Last name', 'First name', 'Phone']) expect(field(name)).toHaveAttribute('autocomplete', 'off');
  });

  it('the form shows a message for every invalid field [PASS-138] [PASS-140] [PASS-142] [PASS-143] [PASS-145]', async () => {
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
    for (const name of ['Entry date', 'Last name', 'First name', 'Phone', 'Cargo description']) {
      expect(field(name)).toHaveAccessibleDescription('This field is required');
    }
    expect(platform.api.sent('post', '/participants/101/car-passes')).toHaveLength(0);
  });

  it('the form shows the selected stand with pavilion and hall, or its absence, and sends it [PASS-152] [PASS-153] [SHELL-400]', async () => {
    const participation = buildParticipation({
      stands: [
        buildStand(),
        buildStand({
          id: 1011,
          title: '21A05',
          pavilion: { id: 7, title_rus: 'Форум', title_eng: 'Forum', parent: null },
        }),
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
    expect(await screen.findByText('Pavilion 2, hall 4')).toBeVisible();
    first.unmount();
    storedStand(participation.exhibition.id).write('1011');
    const second = open({ params: { add: '1' }, participation });
    expect(await screen.findByText('21A05')).toBeVisible();
    expect(screen.getByText('Forum')).toBeVisible();
    await send(second);
    expect(standOf(second)).toEqual([1011]);
    second.unmount();
    localStorage.clear();
    const third = open({ params: { add: '1' }, participation: buildParticipation({ stands: [] }) });
    expect(await screen.findByText('No stand assigned')).toBeVisible();
    await send(third);
    expect(standOf(third)).toEqual([null]);
  });

  it('the dates are limited to the purpose, and another purpose clears a date outside its days [PASS-146] [PASS-148] [PASS-149]', async () => {
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

  it('the date field is disabled when the purpose has no day left [PASS-149]', async () => {
    const { person } = open({ params: { add: '1' }, now: '2026-05-19T12:00:00+03:00' });
    await screen.findByLabelText('Number');
    await choose(person, 'Purpose', 'Installation');
    expect(field('Entry date')).toHaveAttribute('aria-disabled', 'true');
    expect(field('Entry date')).toHaveAccessibleDescription('No dates left for this purpose');
  });

  it('the form offers the end of the dismantling as departure for a late arrival [PASS-150]', async () => {
    const { person } = open({ params: { add: '1' } });
    await screen.findByLabelText('Number');
    await person.type(field('Entry date'), '22.05.2026');
    await waitFor(() => expect(field(/Departure date/)).toHaveValue('23.05.2026'));
  });

  it('the first cargo row is permanent, and further rows can be added and removed [PASS-156]', async () => {
    const { person } = open({ params: { add: '1' } });
    await screen.findByLabelText('Number');
    expect(screen.queryByRole('button', { name: /Delete row/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add cargo' }));
    await waitFor(() => expect(field('Cargo description, row 2')).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Delete row 2' }));
    expect(screen.queryByLabelText('Cargo description, row 2')).toBeNull();
    await waitFor(() => expect(field('Cargo description')).toHaveFocus());
  });

  it('a copy fills the form without sending it and keeps dates only while they are valid [PASS-006] [PASS-134] [PASS-167] [PASS-168]', async () => {
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
    expect(field('Cargo description, row 2')).toHaveValue('Ящик');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Van up to 1.5 t');
    expect(field('Entry date')).toHaveValue('');
    await waitFor(() => expect(field('Entry date')).toHaveFocus());
    expect(platform.api.sent('post', '/participants/101/car-passes')).toHaveLength(0);

    // the language changes every label and no value of the form
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

  it('"Add and another" keeps the form for the next vehicle of the delivery and lists the added ones [PASS-073]', async () => {
    const { person, platform } = open();
    await person.click(within(await rowOf(3)).getByRole('button', { name: /Copy/ }));
    await screen.findByText('copy of pass А482МР77');
    await person.click(screen.getByRole('button', { name: 'Add and another' }));
    expect(await screen.findByText('1 vehicle added:')).toBeVisible();
    expect(platform.log.notices).toEqual(['Pass added: А482МР77']);
    await waitFor(() => expect(field('Number')).toHaveFocus());
    expect(field('Number')).toHaveValue('');
    expect(field('Last name')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Purpose' })).toHaveTextContent('Installation');
  });

  it('a server error appears at the cargo row that it refers to [PASS-244]', async () => {
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
