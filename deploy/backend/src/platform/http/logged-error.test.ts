import { loggedError, maskedText } from './logged-error';

it.each([
  ['550 <anna@firm.example> unknown', '550 <<e-mail>> unknown'],
  ['mail to анна@фирма.рф failed', 'mail to <e-mail> failed'],
  ['connect smtps://user:pass@mail.example:465', 'connect smtps://<credentials>@mail.example:465'],
  ['authorization: Bearer abc.def-1', 'authorization: Bearer <token>'],
  ['GET /a?page=2&reset_token=abc&x=1', 'GET /a?page=2&reset_token=<secret>&x=1'],
  ['duplicate key value violates unique constraint "users_email_key"', undefined],
])('%s is logged without personal data and tokens [SHELL-673]', (text, masked = text) => {
  expect(maskedText(text)).toBe(masked);
});

it('an error is logged without the values that libraries add, also in its cause [SHELL-673]', () => {
  const detail = 'Key (email)=(anna@firm.example) already exists.';
  const cause = Object.assign(new Error('550 anna@firm.example'), { rejected: ['anna@firm.example'] });
  const error = Object.assign(new Error('duplicate key', { cause }), { code: '23505', detail });
  const logged = loggedError(error);
  expect(logged).toMatchObject({ type: 'Error', code: '23505', message: 'duplicate key' });
  expect(logged.cause?.message).toBe('550 <e-mail>');
  expect(JSON.stringify(logged)).not.toContain('anna');
});
