import { readPhone } from './read-phone';

it.each([
  ['+7 (495) 123-45-67 доб. 12', '+74951234567', '12'],
  ['8 (495) 123-45-67 ext. 305', '+74951234567', '305'],
  ['+49 (0) 171 1234567', '+491711234567', null],
  ['0049 171 1234567', '+491711234567', null],
  ['+39 (06) 6982 1234', '+390669821234', null],
  ['495 123-45-67', '+74951234567', null],
  ['Тел.: +7 495 123 45 67', '+74951234567', null],
  ['+44 20 7946 0018 x5', '+442079460018', '5'],
])('the phone number %j is read as %s with the extension %s [SHELL-613]', (text, phone, extension) => {
  expect(readPhone(text)).toEqual({ phone, extension });
});

it.each([
  'tel: none',
  '',
  '12',
  '+7 495 123-45-67, +7 495 765-43-21',
  '+0049 171 1234567',
  '+7 495 123-45-67 спросить Анну',
])('the ambiguous phone number %j is not guessed [SHELL-613]', (text) => {
  expect(readPhone(text)).toBeNull();
});
