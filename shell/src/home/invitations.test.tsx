import { within } from '@testing-library/react';
import { axeViolations, buildPage, buildParticipationListItem, failWith } from '@fairfront/shared-kit/testing';
import { screen, startShell, waitFor } from '../testing/shell-double';

const invitation = {
  id: 7,
  role: 'installer' as const,
  expires_at: '2026-04-27T09:00:00.000Z',
  company: { name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' },
  exhibition: { title_rus: 'ТехноФорум', title_eng: 'TechnoForum' },
};

/** Opens a portal with one invitation that is open until it is answered. */
const open = (refusal?: ReturnType<typeof failWith>) => {
  let isOpen = true;
  const answered = <Answer,>(answer: Answer) => {
    isOpen = false;
    return refusal ?? answer;
  };
  return startShell({}, (fake) =>
    fake
      .on('get', '/invitations', () => ({ data: isOpen ? [invitation] : [] }))
      .on('get', '/participants', () =>
        buildPage([buildParticipationListItem({ id: isOpen ? 101 : 105 }), buildParticipationListItem({ id: 102 })]),
      )
      .on('post', '/invitations/{id}/accept', () => answered({ data: { participation_id: 105 } }))
      .on('post', '/invitations/{id}/decline', () => answered(undefined) as never),
  );
};
const card = () => screen.findByRole('article', { name: 'Компания ООО «Резец» приглашает вас к участию: ТехноФорум' });

it('the invitation card shows inviter, exhibition and access, and accepts: the exhibition joins the list [ACC-200]', async () => {
  const { person, fake } = await open();
  const invited = await card();
  expect(within(invited).getByText(/^Ваш доступ: Монтажник\. Ответить нужно до/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await person.click(within(invited).getByRole('button', { name: 'Принять: ТехноФорум' }));
  await waitFor(() => expect(invited).not.toBeInTheDocument());
  expect(fake.sent('post', '/invitations/7/accept')).toHaveLength(1);
  expect(await screen.findByText('Приглашение принято: ТехноФорум')).toBeVisible();
});

it('the invitation card declines only after a confirmation that names company and exhibition [ACC-200]', async () => {
  const { person, fake } = await open();
  const invited = await card();
  await person.click(within(invited).getByRole('button', { name: 'Отклонить: ТехноФорум' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Отклонить приглашение компании ООО «Резец»: ТехноФорум?',
  });
  expect(fake.sent('post', '/invitations/7/decline')).toEqual([]);
  await person.click(within(question).getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(invited).not.toBeInTheDocument());
});

it('the invitation card says why an invitation cannot be accepted [ACC-057] [ACC-200]', async () => {
  const { person } = await open(
    failWith(422, { message: 'Ваша учётная запись относится к другой компании', code: 'other_company' }),
  );
  await person.click(within(await card()).getByRole('button', { name: 'Принять: ТехноФорум' }));
  expect(await screen.findByText(/относится к другой компании/)).toBeVisible();
});
