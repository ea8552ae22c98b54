import { readOneTimeCode, readRecoveryCode, showRecoveryCode } from '.';

it.each([
  ['418205', '418205'],
  ['418 205', '418205'],
  ['\u00a0418–205\n', '418205'],
  ['41820', null],
  ['4182055', null],
  ['41820a', null],
  ['', null],
])('the code %j is read as %s [SHELL-445]', (text, code) => {
  expect(readOneTimeCode(text)).toBe(code);
});

it.each([
  ['7KQ4-M2XD', '7KQ4M2XD'],
  [' 7kq4 m2xd ', '7KQ4M2XD'],
  ['7KQ4—M2XD', '7KQ4M2XD'],
  ['7KQ4-M2X', null],
  ['7KQ4-M2X0', null],
  ['', null],
])('the recovery code %j is read as %s [SHELL-446]', (text, code) => {
  expect(readRecoveryCode(text)).toBe(code);
  if (code !== null) expect(readRecoveryCode(showRecoveryCode(code))).toBe(code);
});
