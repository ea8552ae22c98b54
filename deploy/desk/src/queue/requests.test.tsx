import type { ComponentType } from 'react';
import { axeViolations, renderInPlatform, screen, waitFor, type FakeApi } from '@fairfront/shared-kit/testing';
import DeletionsScreen from '../deletions/deletions.screen';
import ExtensionsScreen from '../extensions/extensions.screen';
import PublicationsScreen from '../publications/publications.screen';
import { deskApi, queued, testNow } from '../testing/queue';
import { buildDeletion, buildExtension, requestsApi } from '../testing/requests';
import { en, ru } from '../testing/texts';

type QueueName = 'extensions' | 'publications' | 'deletions';
const screens: Record<QueueName, ComponentType> = {
  extensions: ExtensionsScreen,
  publications: PublicationsScreen,
  deletions: DeletionsScreen,
};
const open = (
  name: QueueName,
  api: FakeApi = requestsApi(),
  query = '',
  confirms: (question: { title: string }) => boolean = () => true,
) => {
  const Screen = screens[name];
  return renderInPlatform(<Screen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow, confirms },
    route: { name: `desk-${name}`, query: new URLSearchParams(`exhibition=1&${query}`) },
  });
};
const calls = {
  extensions: '/organizer/extension-decisions',
  publications: '/organizer/publication-decisions',
  deletions: '/organizer/deletion-decisions',
} as const;
const sent = (api: FakeApi, name: QueueName) => api.sent('post', calls[name]).map(({ body }) => body);

it.each([
  [
    'extensions',
    [
      'Severnaya Mekhanika LLC',
      'Installation passes',
      '15 May, 23:59 (Moscow Time)',
      '22 May 2026',
      'Бригаду утвердят позже',
    ],
  ],
  ['publications', ['New spindle', 'News', 'Twice as fast', 'spindle.png, 2 KB']],
  ['deletions', ['Громов Пётр', 'p.gromov@corp.example', 'I have left the company']],
] as const)(
  'the queue of %s lists what waits and shows an item, in both languages [ORG-356] [ORG-357] [ORG-358]',
  async (name, texts) => {
    const { platform } = open(name, requestsApi(), 'item=1');
    expect(await screen.findByText(texts.at(-1) ?? '')).toBeVisible();
    for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(screen.getByRole('heading', { level: 1, name: ru[name].title })).toBeInTheDocument();
    expect(platform.log.missingTexts).toEqual([]);
  },
);

it.each([
  ['extensions', { id: 1, decision: 'grant' }],
  ['publications', { id: 1, status: 'posted' }],
  ['deletions', { id: 1, decision: 'done' }],
] as const)('`a` decides an item of the queue of %s [ORG-356] [ORG-357] [ORG-358]', async (name, item) => {
  const api = requestsApi();
  const { person, unmount } = open(name, api, 'item=1');
  await waitFor(() => expect(screen.getByRole('complementary').querySelector('footer')).not.toBeNull());
  await person.keyboard('a');
  expect(sent(api, name)).toEqual([]);
  unmount();
  await waitFor(() => expect(sent(api, name)).toEqual([{ items: [item] }]));
});

it.each([
  ['extensions', { decision: 'refuse' }, en.extensions.refuse, en.extensions.refuse.templates.late],
  ['publications', { status: 'rejected' }, en.publications.reject, en.publications.reject.templates.advertising],
  ['deletions', { decision: 'refused' }, en.deletions.refuse, en.deletions.refuse.templates.administrator],
] as const)(
  'all items of the queue of %s are refused in one call, with a template [ORG-356] [ORG-357] [ORG-358]',
  async (name, decision, texts, template) => {
    const api = requestsApi();
    const { person, unmount } = open(name, api);
    const [all] = await screen.findAllByRole('checkbox');
    if (all) await person.click(all);
    await person.click(screen.getByRole('button', { name: texts.selected }));
    await person.click(screen.getByRole('radio', { name: template.label }));
    await person.click(screen.getByRole('button', { name: texts.send }));
    unmount();
    await waitFor(() => expect(sent(api, name)).toHaveLength(1));
    expect(sent(api, name)).toEqual([{ items: [1, 2].map((id) => ({ id, ...decision, comment: template.text })) }]);
  },
);

it('a news item that is in progress cannot be taken on again [ORG-357]', async () => {
  const api = requestsApi();
  const { person } = open('publications', api, 'item=2');
  expect(await screen.findByRole('button', { name: 'Published' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take on' })).toBeNull();
  await person.keyboard('w');
  expect(screen.queryByText(/^In progress: /)).toBeNull();
});

it('a request that a colleague has decided shows the decision instead of the buttons [ORG-356] [ORG-367]', async () => {
  const decided = buildExtension({
    ...{ status: 'refused', comment: 'Too late', decided_at: testNow },
    decided_by: { name: 'Олег', lastname: 'Быстров' },
  });
  open('extensions', requestsApi().on('get', '/organizer/extensions/{extensionId}', { data: decided }), 'item=9');
  expect(await screen.findByText(/Олег Быстров/)).toBeVisible();
  expect(screen.getByText('Too late')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull();
});

it('a day beyond the rule of the organiser is explained by the text of its field [ORG-356]', async () => {
  const api = requestsApi().on('post', '/organizer/extension-decisions', {
    data: [
      {
        ...{ id: 1, ok: false, is_changed: false, decision: null },
        error: { code: null, message: 'Check the fields', errors: { until: ['Not after 20 May 2026'] } },
      },
    ],
  });
  const { person } = open('extensions', api, 'item=1');
  await person.click(await screen.findByRole('button', { name: 'Grant' }));
  await person.click(screen.getByRole('button', { name: 'Close message' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not after 20 May 2026');
});

it('a person who is the only main administrator of a company is named with it [ORG-358]', async () => {
  const blocked = buildDeletion({
    blockers: [
      {
        ...{ participation_id: 101, exhibition_rus: 'ТехноФорум', exhibition_eng: 'TechForum' },
        ...{ company_rus: 'ООО «Северная механика»', company_eng: 'Severnaya Mekhanika LLC' },
      },
    ],
  });
  const api = requestsApi().on('get', '/organizer/deletion-requests/{requestId}', { data: blocked });
  open('deletions', api, 'item=1');
  expect(await screen.findByText('Severnaya Mekhanika LLC, TechForum')).toBeVisible();
});

it('an account is deleted only after a question that names person and company and says that it is final [ORG-358]', async () => {
  const api = requestsApi();
  let isSure = false;
  const { person, platform, unmount } = open('deletions', api, 'item=1', () => isSure);
  await person.click(await screen.findByRole('button', { name: /^Delete account/ }));
  const [question] = platform.log.confirmations;
  expect(question?.title).toBe('Delete the account: Громов Пётр, Severnaya Mekhanika LLC?');
  expect(question?.warning).toMatch(/^This cannot be undone/);
  expect(screen.queryByText(/^Deleted: /)).toBeNull();
  isSure = true;
  await person.keyboard('a');
  expect(await screen.findByText(/^Deleted: Громов/)).toBeVisible();
  unmount();
  await waitFor(() => expect(sent(api, 'deletions')).toEqual([{ items: [{ id: 1, decision: 'done' }] }]));
});

it('many accounts are deleted after one question that names them all [ORG-358]', async () => {
  const api = requestsApi();
  const { person, platform } = open('deletions', api, '', () => false);
  const [all] = await screen.findAllByRole('checkbox');
  if (all) await person.click(all);
  await person.click(screen.getByRole('button', { name: 'Delete 2' }));
  expect(platform.log.confirmations).toMatchObject([
    {
      title: 'Delete 2 accounts?',
      text: 'Громов Пётр, Severnaya Mekhanika LLC; Орлова Пётр, Severnaya Mekhanika LLC',
    },
  ]);
  expect(screen.getByRole('button', { name: 'Delete 2' })).toBeVisible();
});

it('the deletion queue is for roles in all exhibitions, and other users see who has access [ORG-351] [ORG-358]', async () => {
  open('deletions', deskApi(queued, [{ role: 'support', exhibition_id: 1 }]));
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/held in all exhibitions: owner, event manager, support\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Deletions/ })).toBeNull();
});
