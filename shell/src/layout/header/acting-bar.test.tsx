import { Modal, ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { axeViolations, buildParticipation, buildUser, renderInPlatform, screen } from '@fairfront/shared-kit/testing';
import { useActingFor, useUser } from '@fairfront/shared-kit/platform';
import en from '../../locales/en/invitations.json';
import ru from '../../locales/ru/invitations.json';
import SessionBars from './session-bars';

/** Applies the rule like the frame of every screen. */
const Frame = () => {
  const user = useUser();
  const actingFor = useActingFor();
  return actingFor ? <SessionBars user={user} isByLink={false} actingFor={actingFor} staff={null} /> : <p>nothing</p>;
};

const open = (own: Role | null, ofParent: Role | null, content = <Frame />) => {
  const user = buildUser({ id: 7 });
  const of = (role: Role | null) => (role ? [{ id: 7, role }] : []);
  const base = buildParticipation({ id: 111, type: 'sub', is_edit: true });
  const participation = {
    ...base,
    company: { ...base.company, name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' },
    users: base.users.slice(0, 1).flatMap((one) => of(own).map(({ id, role }) => ({ ...one, id, role }))),
    parent: {
      id: 110,
      type: 'collective' as const,
      company: { id: 2, name_rus: 'Ассоциация', name_eng: 'Association' },
      pays_for_subs: false,
      users: of(ofParent),
    },
  };
  return renderInPlatform(content, {
    participation,
    user,
    texts: { invitations: { ru, en } },
  });
};

it('the bar says on whose behalf the organiser of a stand acts, and links back to its table [SHELL-490] [SHELL-492]', async () => {
  const { platform } = open(null, 'edit');
  expect(screen.getByText('You are acting for the sub-exhibitor Rezets LLC')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the sub-exhibitors' }).getAttribute('href')).toMatch(
    /110.modal=event-modal-subexponent&view=steps/,
  );
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getByText('Вы действуете за субэкспонента ООО «Резец»')).toBeVisible();
});

it('the bar links an installer of the organiser to their participation, because they cannot open the list [SHELL-492]', () => {
  open(null, 'installer');
  expect(screen.getByRole('link', { name: 'Back to the participation: Association' })).toBeVisible();
});

it('the bar says that a reader has read-only access [SHELL-493]', () => {
  open(null, 'read');
  expect(screen.getByText('You are viewing the sub-exhibitor Rezets LLC')).toBeVisible();
});

it('the bar is hidden from own members, also those of both companies [SHELL-490]', () => {
  open('edit', 'supervisor');
  expect(screen.getByText('nothing')).toBeVisible();
});

const Dialog = () => (
  <Modal open title="Team" onClose={() => {}}>
    <ModalHeader />
    <ModalBody>text</ModalBody>
  </Modal>
);

it('the bar is shown at the top of a dialog to the organiser only [SHELL-491]', () => {
  const { unmount } = open(null, 'edit', <Dialog />);
  expect(screen.getByRole('dialog')).toHaveTextContent('For the sub-exhibitor Rezets LLC');
  unmount();
  open('edit', null, <Dialog />);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('For the sub-exhibitor');
});
