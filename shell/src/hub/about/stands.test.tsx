import { within } from '@testing-library/react';
import { narrowViewport } from '@fairfront/shared-kit/components/viewport';
import { defineTile, storedStand, useParticipation, useSelectedStand } from '@fairfront/shared-kit/platform';
import { axeViolations, buildStand } from '@fairfront/shared-kit/testing';
import { openParticipation } from '../../testing/open-participation';
import { act, screen, startShell } from '../../testing/shell-double';

/** A remote that renders the area of the stand. */
const areaTile = defineTile(() => {
  const stand = useSelectedStand(useParticipation());
  return { state: 'ready', body: <p>{`услуги на ${stand?.area} м²`}</p> };
});
const stands = [
  buildStand(),
  buildStand({
    id: 77,
    title: '31B07',
    area: 18.5,
    pavilion: { id: 3, title_rus: 'Павильон 3', title_eng: 'Pavilion 3', parent: null },
  }),
];
const made = openParticipation({ stands });
const stored = storedStand(made.exhibition.id);

const start = (changes: Parameters<typeof openParticipation>[0] = {}) =>
  startShell({ address: '/participant/101', parts: { tiles: { area: { module: areaTile } } } }, (fake) =>
    fake.on('get', '/participants/{id}', { data: openParticipation({ stands, ...changes }) }),
  );
const choices = () => screen.findByRole('radiogroup', { name: 'Стенд, с которым вы работаете' });
const choice = async (title: string) =>
  within(await choices()).getByRole('radio', { name: new RegExp(`^Стенд ${title}`) });
const bar = () => screen.getByRole('region', { name: 'Выставка и компания' });

const wide = window.matchMedia;
beforeEach(() => stored.write(null));
afterEach(() => {
  window.matchMedia = wide;
});

describe('the hub stands', () => {
  it("are listed with area, hall and pavilion in the user's language [ACC-163] [ACC-164] [PASS-153]", async () => {
    const { services } = await start();
    expect(
      within(await choices())
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Стенд 24C1072\u00a0м², Павильон 2, зал 4', 'Стенд 31B0718,5\u00a0м², Павильон 3']);
    expect(await axeViolations()).toEqual([]);
    await act(() => services.language.follow('en'));
    expect(screen.getByRole('radio', { name: /31B07.*18\.5\sm².*Pavilion 3/ })).toBeInTheDocument();
  });

  it('are selected by click and arrow keys: event bar and mounted remotes follow at once, and it is announced [SHELL-135] [ACC-164]', async () => {
    const { person } = await start();
    expect(await screen.findByText('услуги на 72 м²')).toBeVisible();
    await person.click(await choice('31B07'));
    expect(await choice('31B07')).toBeChecked();
    expect(screen.getByText('услуги на 18.5 м²')).toBeVisible();
    expect(within(bar()).getByText('31B07')).toBeVisible();
    expect(stored.read()).toBe('77');
    expect(within(await choices()).getByRole('status')).toHaveTextContent(/^Выбран стенд 31B07\./);
    await person.keyboard('{ArrowUp}');
    expect(await choice('24C10')).toBeChecked();
    expect(screen.getByText('услуги на 72 м²')).toBeVisible();
    expect(within(bar()).queryByText('31B07')).toBeNull();
  });

  it('stay selected when the portal is reopened, for this exhibition only [SHELL-135] [SHELL-145]', async () => {
    const first = await start();
    await first.person.click(await choice('31B07'));
    first.unmount();
    const again = await start();
    expect(await choice('31B07')).toBeChecked();
    again.unmount();

    const other = openParticipation({ stands });
    other.exhibition.id = made.exhibition.id + 1;
    await startShell({ address: '/participant/101' }, (fake) => fake.on('get', '/participants/{id}', { data: other }));
    expect(await choice('24C10')).toBeChecked();
  });

  it('fall back to the first one when the event loses the selected one [SHELL-135]', async () => {
    const first = await start();
    await first.person.click(await choice('31B07'));
    first.unmount();
    await start({ stands: [buildStand({ id: 5, title: '12D20' }), buildStand({ id: 6, title: '12D22' })] });
    expect(await choice('12D20')).toBeChecked();
  });

  it('follow a selection in another tab without announcing it [SHELL-135]', async () => {
    await start();
    expect(await choice('24C10')).toBeChecked();
    localStorage.setItem(`fairfront.stand.${made.exhibition.id}`, '77');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: `fairfront.stand.${made.exhibition.id}` }));
    });
    expect(await choice('31B07')).toBeChecked();
    expect(within(await choices()).getByRole('status')).toBeEmptyDOMElement();
  });

  it('offer no selection if there is only one, and are hidden if there is none [ACC-164]', async () => {
    const single = await start({ stands: [buildStand()] });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/^72\sм²$/)).toBeVisible();
    expect(main.queryByRole('radio')).toBeNull();
    single.unmount();
    await start({ type: 'installer', stands: [] });
    expect(await screen.findByRole('heading', { level: 1, name: /^До открытия/ })).toBeVisible();
    expect(screen.queryByText(/Павильон 2/)).toBeNull();
  });

  it('are a list without selection once the exhibition is over [ACC-163] [SHELL-387]', async () => {
    const over = openParticipation({ stands });
    Object.assign(over.exhibition, {
      started_at: '2025-07-26',
      ended_at: '2025-07-29',
      dismantling_ended_at: '2025-07-31',
    });
    await startShell({ address: '/participant/101' }, (fake) => fake.on('get', '/participants/{id}', { data: over }));
    const list = within(await screen.findByRole('list', { name: 'Стенды' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('radiogroup', { name: 'Стенд, с которым вы работаете' })).toBeNull();
  });

  it('are one row on a phone that expands the selection [ACC-164]', async () => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === narrowViewport });
    const { person } = await start();
    const row = await screen.findByRole('button', { name: /^Стенд 24C10.*1 из 2/, expanded: false });
    await person.click(row);
    await person.click(await choice('31B07'));
    expect(screen.getByRole('button', { name: /^Стенд 31B07.*18,5.*2 из 2/, expanded: true })).toBeVisible();
    expect(stored.read()).toBe('77');
    expect(await axeViolations()).toEqual([]);
  });
});
