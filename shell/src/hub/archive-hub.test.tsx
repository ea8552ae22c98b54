import { within } from '@testing-library/react';
import { defineTile } from '@fairfront/shared-kit/platform';
import {
  axeViolations,
  buildListedExhibition,
  buildPage,
  buildParticipation,
  buildParticipationListItem,
} from '@fairfront/shared-kit/testing';
import { companyTile, todoChecklist } from '../testing/hub-double';
import { screen, startShell } from '../testing/shell-double';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const moment = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

const made = buildParticipation();
Object.assign(made.exhibition, {
  timezone: 'UTC',
  installation_started_at: '2025-07-22',
  installation_ended_at: '2025-07-25',
  started_at: '2025-07-26',
  ended_at: '2025-07-29',
  dismantling_started_at: '2025-07-30',
  dismantling_ended_at: '2025-07-31',
});
const listed = (id: number, changes: Parameters<typeof buildListedExhibition>[0], more = {}) =>
  buildParticipationListItem({
    id,
    role: 'edit',
    company: { ...buildParticipationListItem().company, id: made.company.id },
    exhibition: buildListedExhibition({
      timezone: 'UTC',
      title_rus: `Выставка ${id}`,
      started_at: day(40),
      ended_at: day(43),
      personal_pass_ended_at: moment(20),
      create_personal_pass_disabled: false,
      installer_pass_ended_at: null,
      ...changes,
    }),
    ...more,
  });
const otherCompany = { company: { ...buildParticipationListItem().company, id: made.company.id + 1 } };
const services = defineTile(() => ({ state: 'ready', body: <p>услуги</p> }));

const start = () =>
  startShell(
    {
      address: '/participant/101',
      parts: {
        tiles: {
          company: { module: companyTile },
          services: { module: services, offer: { group: 'stand', needsServices: true } },
        },
        checklist: { company: { module: todoChecklist } },
      },
    },
    (fake) =>
      fake
        .on('get', '/participants/{id}', { data: made })
        .on('get', '/participants', () =>
          buildPage([
            listed(202, { started_at: day(60) }),
            listed(201, {}),
            listed(203, {}, otherCompany),
            listed(204, {}, { role: 'read' }),
            listed(205, { create_personal_pass_disabled: true }),
            listed(206, { personal_pass_ended_at: moment(-1) }),
          ]),
        ),
  );

describe('the hub of an exhibition that is over', () => {
  it('asks for nothing, and offers nothing that cannot be done any more [SHELL-387]', async () => {
    await start();
    expect(await screen.findByRole('heading', { level: 1, name: /^Выставка завершена 29.июля.2025/ })).toBeVisible();
    expect(screen.getByText(/^Делать ничего не нужно\./)).toBeVisible();
    expect(await screen.findByText('слово 101')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Что сделать дальше' })).toBeNull();
    expect(screen.queryByText(/Исправить пропуск/)).toBeNull();
    expect(screen.queryByText('услуги')).toBeNull();
    const tabs = within(screen.getAllByRole('navigation', { name: /Разделы|выставки/i })[0] as HTMLElement);
    expect(tabs.queryByRole('link', { name: 'Корзина' })).toBeNull();
    expect(tabs.getByRole('link', { name: 'Заказы' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('takes people along to those exhibitions of the company where this user can still issue passes [SHELL-387]', async () => {
    await start();
    const next = within(await screen.findByRole('region', { name: 'Взять с собой на следующую выставку' }));
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/participant/201?modal=event-modal-take-over-passes&kind=participant',
      '/participant/202?modal=event-modal-take-over-passes&kind=participant',
    ]);
  });
});
