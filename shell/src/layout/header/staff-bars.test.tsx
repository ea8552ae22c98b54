import { axeViolations, buildParticipation, buildUser, renderInPlatform, screen } from '@fairfront/shared-kit/testing';
import { ShellContext, type ShellServices } from '../../shell-services';
import en from '../../locales/en/invitations.json';
import ru from '../../locales/ru/invitations.json';
import SessionBars from './session-bars';

const now = '2026-04-20T12:00:00.000Z';
const until = '2026-04-20T12:20:00.000Z';
const acting = { participation_id: 101, company_rus: 'ООО «Резец»', company_eng: 'Rezets LLC', until };

const open = (user = buildUser({ id: 7 })) => {
  const signOut = jest.fn(async () => {});
  const participation = buildParticipation({ acting: { user_id: 90, until } });
  const rendered = renderInPlatform(
    <ShellContext value={{ session: { signOut } } as unknown as ShellServices}>
      <SessionBars user={user} isByLink={false} actingFor={null} staff={participation.acting} />
    </ShellContext>,
    { participation, user, now, texts: { invitations: { ru, en } } },
  );
  return { ...rendered, signOut };
};

it('staff see whom they act as and until when, and end it [ORG-381]', async () => {
  const { person, platform, signOut } = open(buildUser({ id: 90, acting }));
  expect(screen.getByText(/^You are acting as Rezets LLC, until \d\d:20$/)).toBeVisible();
  expect(screen.queryByText(/Organiser staff are working/)).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Stop acting' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  await platform.setLocale('ru');
  expect(screen.getByText(/^Вы действуете от имени участника ООО «Резец» до/)).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('exhibitors see that staff are at work in their participation until the time is over [ORG-381]', async () => {
  const { platform } = open();
  expect(screen.getByRole('status')).toHaveTextContent(/^Organiser staff are working in your participation/);
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getByRole('status')).toHaveTextContent(/работает сотрудник организатора/);
});
