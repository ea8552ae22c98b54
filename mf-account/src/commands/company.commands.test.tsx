import { buildCompany, buildParticipation, renderCommands } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import commands from './company.commands';

it('the palette offers company, team, documents and managers, with the progress of an incomplete profile [SHELL-233]', async () => {
  const rendered = renderCommands(commands, {
    texts: { account: { ru, en } },
    participation: buildParticipation({ company: buildCompany({ phone: null }) }),
  });
  expect(rendered.commands().commands).toEqual([
    expect.objectContaining({ title: 'Company profile', detail: '7 of 8 filled in' }),
    expect.objectContaining({ title: 'Team', count: 5 }),
    expect.objectContaining({
      title: 'Documents',
      action: { modal: 'event-modal-documents-issued-invoices', params: {} },
    }),
    expect.objectContaining({ title: en.managers.title }),
  ]);
  await rendered.platform.setLocale('ru');
  expect(rendered.commands().commands[0]).toMatchObject({ detail: 'заполнено 7 из 8' });
  expect(rendered.platform.log.missingTexts).toEqual([]);
});
