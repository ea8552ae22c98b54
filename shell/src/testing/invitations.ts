import type { InvitationPage } from '@fairfront/shared-kit/platform';

/** The page data of an invitation link; an ended link that names nobody has no invitation (SHELL-381). */
export const buildInvitationPage = (changes: Partial<InvitationPage> = {}): InvitationPage => ({
  state: 'open',
  invitation: {
    participation_id: 101,
    email: 'm.lebedeva@severmech.example',
    role: 'edit',
    sender: { name: 'Ирина', lastname: 'Соколова' },
    is_by_organizer: false,
    company: { name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
    host: null,
    exhibition: {
      title_rus: 'ТехноФорум',
      title_eng: 'TechnoForum',
      started_at: '2026-06-16',
      ended_at: '2026-06-19',
    },
  },
  ...changes,
});
