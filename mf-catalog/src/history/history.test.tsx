import { axeViolations, buildUserWithRole, failWith, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import type { ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { openStep, type StepFixture } from '../testing/open-step';
import type { HistorySession } from './history-versions';

const path = '/participants/{id}/catalog-orders/{orderId}/history';
const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });
const session = (version: number, changes: HistorySession['changes'], more: Partial<HistorySession> = {}) => ({
  version,
  from_version: version,
  status: 'draft' as const,
  step_key: 'alphabet' as const,
  user: { id: 5, name: 'Anna Krylova' },
  by_staff: false,
  started_at: '2026-04-02T07:00:00Z',
  ended_at: '2026-04-02T07:12:00Z',
  changes: [...changes],
  ...more,
});
const sessions = [
  session(9, [change('companyNameEng', 'Severnaya Mekhanika LLC', 'Severnaya Mekhanika')]),
  session(8, [], { user: null, by_staff: true, ended_at: '2026-04-07T08:20:00Z' }),
  session(7, [change('rubrics', [{ id: 205, services: [4] }], [{ id: 206, services: [4] }])], { status: 'sent' }),
  session(2, [change('companyName', null, 'Severmech'), change('rubrics', null, [{ id: 205, services: [4] }])]),
];
const comment: ReturnComment = {
  id: 1,
  step_key: 'ads',
  field: 'graphicFilesLink',
  text: 'The link does not open',
  answer: null,
};

const open = async (fixture: StepFixture = {}) => {
  const opened = openStep('alphabet', { order: { version: 9 }, ...fixture });
  opened.catalogue.on('get', path, { data: sessions });
  await opened.person.click(await screen.findByRole('button', { name: 'History' }));
  return opened;
};
const panel = () => screen.findByRole('region', { name: 'Version history' });
const differences = async () =>
  within(await within(await panel()).findByRole('list', { name: 'What has changed' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '));

describe('the order history', () => {
  it('the list shows every version, who made it and when, newest first [CAT-299]', async () => {
    const { platform } = await open();
    const [list] = await within(await panel()).findAllByRole('list');
    const entries = within(list ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
    expect(entries).toEqual([
      expect.stringMatching(/^Draft, version 91 field changedAnna Krylova, .*2026/),
      expect.stringMatching(/^Returned for changesOrganiser, 7 Apr 2026 08:20/),
      expect.stringMatching(/^Sent, version 71 field changed/),
      expect.stringMatching(/^Draft, version 22 fields changed/),
    ]);
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(await screen.findByText('Возвращена на доработку')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the comparison shows changed fields before and after [CAT-299]', async () => {
    const { person } = await open();
    expect(await differences()).toEqual(['Name in Englishbefore Severnaya Mekhanika LLC after Severnaya Mekhanika']);
    await person.click(within(await panel()).getByRole('combobox', { name: /Compared with/ }));
    await person.click(await screen.findByRole('option', { name: /^Draft, version 2/ }));
    const all = await differences();
    expect(all[0]).toContain('Severnaya Mekhanika LLC');
    expect(all[1]).toMatch(/^Rubricsremoved: 01.01 Rubric A1.*added: \+ 01.02 Rubric A2/);
    await person.click(within(await panel()).getByRole('combobox', { name: /^Version/ }));
    await person.click(await screen.findByRole('option', { name: /^Sent, version 7/ }));
    expect((await differences()).join()).not.toContain('Severnaya Mekhanika LLC');
  });

  it('a change links to its field, also on another step [CAT-299]', async () => {
    const { person } = await open({ order: { version: 9, return_reason: 'Correct', return_comments: [comment] } });
    const section = within(await panel());
    await person.click(await section.findByRole('button', { name: 'Name in English' }));
    expect(screen.getByRole('textbox', { name: /Name in English/ })).toHaveFocus();
    await person.click(section.getByRole('button', { name: 'Link to the graphics files' }));
    const link = await screen.findByRole('textbox', { name: /Link to the graphics files/ });
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('the organiser’s comments are listed with their replies [CAT-298] [CAT-299]', async () => {
    const answered = { ...comment, id: 2, field: null, text: 'One word too many', answer: 'Corrected' };
    await open({ order: { version: 9, return_reason: 'Correct', return_comments: [comment, answered] } });
    const comments = within(await within(await panel()).findByRole('region', { name: 'Organiser’s comments' }));
    expect(comments.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
      'Link to the graphics filesThe link does not open Waiting for an answer',
      'Ad servicesOne word too many Your answer: Corrected',
    ]);
  });

  it('the history is open to readers and after sending, without links then [CAT-010] [CAT-299]', async () => {
    await open({ order: { version: 9, status: 'sent' }, options: { user: buildUserWithRole('read') } });
    expect(await differences()).toHaveLength(1);
    expect(within(await panel()).queryByRole('button', { name: 'Name in English' })).toBeNull();
  });

  it('the history updates with the order, keeps the draft, and returns the focus [CAT-299]', async () => {
    const { person, platform, catalogue, change: changed } = await open();
    await differences();
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await person.type(phone, '+7');
    catalogue.on('get', path, { data: [session(10, [change('companyFax', '', '12')]), ...sessions] });
    platform.emit('catalog-order.updated', { id: 1, version: changed({ fax: '12' }).version });
    expect(await screen.findByText('Draft, version 10')).toBeVisible();
    await person.click(within(await panel()).getByRole('button', { name: 'Close panel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'History' })).toHaveFocus());
    expect(phone).toHaveValue('+7');
  });

  it('a failed read can be retried [CAT-299]', async () => {
    const { person, catalogue } = openStep('alphabet');
    catalogue.on('get', path, failWith(500));
    await person.click(await screen.findByRole('button', { name: 'History' }));
    expect(await screen.findByText('The history did not load')).toBeVisible();
    catalogue.on('get', path, { data: sessions });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sent, version 7')).toBeVisible();
  });
});
