import { ApiUser } from './api-user';
import { invitationPath } from './emails';
import { expect, password } from './portal';

/** Registers a separate account in the demo company, so that a story can change its sign-in. @returns its e-mail */
export const registerColleague = async (url: string, name: string): Promise<string> => {
  const email = `${name}-${Date.now()}@severmech.example`;
  const administrator = await ApiUser.signIn(url, 'supervisor@severmech.example');
  const invited = await administrator.call('POST', '/participants/101/users', { email, role: 'read' });
  expect(invited.status).toBe(201);
  const answer = await fetch(`${url}${await invitationPath(email)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
    body: JSON.stringify({
      lastname: 'Ярмаркина',
      name: 'Вера',
      middlename: null,
      phone: '+79160001133',
      password,
      password_confirmation: password,
    }),
  });
  expect(answer.status).toBe(201);
  return email;
};
