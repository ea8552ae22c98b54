import { within } from '@testing-library/react';
import type { Deadline } from '@fairfront/shared-kit/api';
import { defineTile } from '@fairfront/shared-kit/platform';
import {
  axeViolations,
  buildListedExhibition,
  buildPage,
  buildParticipation,
  buildParticipationListItem,
} from '@fairfront/shared-kit/testing';
import { buildDeadline } from '../../testing/deadlines';
import { companyTile, todoChecklist } from '../../testing/hub-double';
import { screen, startShell } from '../../testing/shell-double';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

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
      ...changes,
    }),
    ...more,
  });
const preparation = (participation_id: number, deadlines: Deadline[]) => ({
  participation_id,
  done: 1,
  total: 2,
  deadlines,
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
            // the organiser has disabled passes
            listed(205, {}),
            listed(206, {}),
          ]),
        )
        .on('get', '/preparations', {
          data: [
            preparation(201, [buildDeadline({ kind: 'installation-passes', state: 'done' })]),
            preparation(202, [buildDeadline()]),
            preparation(205, [buildDeadline({ kind: 'catalogue-order' })]),
            preparation(206, [buildDeadline({ state: 'closed', is_passed: true })]),
          ],
        }),
  );

describe('the hub of a past exhibition', () => {
  it('requests nothing and offers no action that is no longer possible [SHELL-387]', async () => {
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

  it("offers to copy people to the company's exhibitions for which this user can still issue passes [SHELL-387]", async () => {
    await start();
    const next = within(await screen.findByRole('region', { name: 'Раздел passes' }));
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/participant/201?modal=event-modal-take-over-passes&kind=participant',
      '/participant/202?modal=event-modal-take-over-passes&kind=participant',
    ]);
  });
});
