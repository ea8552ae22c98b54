import { fieldsOfComment } from './rejection-comment';

it.each([
  ['Опечатка в отчестве: пропущена буква «и»', ['middlename']],
  ['Фамилия и имя не как в паспорте', ['lastname', 'name']],
  ['Проверьте дату рождения и гражданство', ['birthday', 'country_id']],
  ['Неверное место рождения', ['birthday_place']],
  ['Название организации не совпадает с договором', ['company_name']],
  ['The last name differs from the passport', ['lastname']],
  ['Date of birth is missing', ['birthday']],
  ['Нужны времена и имена всех', []],
  ['Нет документа', []],
  [null, []],
])('the comment %s highlights the fields %j [PASS-325]', (comment, fields) =>
  expect(fieldsOfComment(comment)).toEqual(fields),
);
