import { issueTextIn } from '../../testing';
import { formTexts } from '../../forms/schema';
import { passwordChangeFields } from './password-change';

const required = 'Обязательное поле';
const old = { old_password: 'x' };

it.each([
  [{}, { old_password: required, new_password: required, new_password_confirmation: required }],
  [
    { ...old, new_password: 'семь123', new_password_confirmation: 'семь123' },
    { new_password: 'Введите не менее 8 символов' },
  ],
  [{ ...old, new_password: 'восемь12', new_password_confirmation: 'восемь12' }, {}],
  [{ ...old, new_password: 'яблоня'.repeat(12), new_password_confirmation: 'яблоня'.repeat(12) }, {}],
  [
    { ...old, new_password: 'я'.repeat(73), new_password_confirmation: 'я'.repeat(73) },
    { new_password: 'Не более 72 символов' },
  ],
  [
    { ...old, new_password: 'Long-enough-1', new_password_confirmation: 'Long-enough-2' },
    { new_password_confirmation: 'Пароли не совпадают' },
  ],
])('the passwords %j break %j [ACC-008] [SHELL-060] [SHELL-194]', (values, errors) => {
  const empty = { old_password: '', new_password: '', new_password_confirmation: '' };
  expect(formTexts(passwordChangeFields, { ...empty, ...values }, issueTextIn('ru'))).toEqual(errors);
});
