import {
  buildCompany,
  buildParticipation,
  buildParticipationUser,
  buildUserWithRole,
  renderChecklist,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { ChecklistModule, Participation } from '@fairfront/shared-kit/platform';
import company from './company-profile/company.checklist';
import en from './locales/en.hub.json';
import ru from './locales/ru.hub.json';
import team from './team/team.checklist';

const texts = { account: { ru, en } };
const itemsOf = (
  module: ChecklistModule,
  participation: Partial<Participation>,
  options: PlatformDoubleOptions = {},
) => {
  const said = renderChecklist(module, { texts, participation: buildParticipation(participation), ...options });
  return said.checklist().items;
};

describe('the company checklist', () => {
  it('the step is done when all eight fields and the logo are set [ACC-015] [SHELL-230]', () => {
    const items = itemsOf(company, { company: buildCompany({ image: { id: 3, thumbnail_path: 'companies/3.png' } }) });
    expect(items.map(({ id, done }) => [id, done])).toEqual([
      ['profile', true],
      ['logo', true],
    ]);
  });

  it('the step names a single missing field and lists several [ACC-015] [SHELL-231]', () => {
    const options = { locale: 'ru' as const };
    const [one] = itemsOf(company, { company: buildCompany({ mail_address: null }) }, options);
    expect(one).toMatchObject({
      done: false,
      title: 'Указать почтовый адрес компании',
      target: { modal: 'event-modal-company-profile' },
    });
    const [several] = itemsOf(company, { company: buildCompany({ mail_address: null, phone: null }) }, options);
    expect(several).toMatchObject({
      title: 'Дополнить профиль компании',
      detail: 'Не заполнено: телефон, почтовый адрес',
    });
  });

  it('the step asks for a missing logo', () => {
    const [, logo] = itemsOf(company, { company: buildCompany({ image: null }) });
    expect(logo).toMatchObject({ done: false, title: 'Upload the company’s logo', detail: 'No logo uploaded' });
  });

  it('the step stays open for a reader, who is not asked to do it [SHELL-155] [SHELL-231]', () => {
    const [item] = itemsOf(company, { company: buildCompany({ email: null }) }, { user: buildUserWithRole('read') });
    expect(item?.done).toBe(false);
    expect(item).not.toHaveProperty('target');
  });
});

describe('the team checklist', () => {
  const { users } = buildParticipation();
  const invited = buildParticipationUser('read', {
    id: 9,
    name: '',
    lastname: '',
    email: 'new@severmech.example',
    invite: 'pending',
  });
  const admin = { user: buildUserWithRole('admin') };

  it('the step reminds the user of pending invitations [ACC-174]', () => {
    expect(itemsOf(team, { users: [...users, invited] }, admin)).toEqual([
      {
        id: 'invites',
        done: false,
        title: 'Send a reminder about 1 invitation',
        detail: 'Not accepted: new@severmech.example',
        target: { modal: 'event-modal-users', params: {} },
      },
    ]);
  });

  it('the step is done when everybody has accepted, and absent for a team of one [SHELL-230]', () => {
    expect(itemsOf(team, { users }, admin)).toEqual([expect.objectContaining({ done: true })]);
    expect(itemsOf(team, { users: users.slice(0, 1) }, admin)).toEqual([]);
  });

  it('the step asks only administrators to send reminders [SHELL-153]', () => {
    const [item] = itemsOf(team, { users: [...users, invited] }, { user: buildUserWithRole('edit') });
    expect(item?.done).toBe(false);
    expect(item).not.toHaveProperty('target');
  });
});
