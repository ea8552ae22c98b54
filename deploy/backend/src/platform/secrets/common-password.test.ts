import { guessableBecause } from './common-password';

it.each([
  ['password123', 'common'],
  ['Qwertyuiop', 'common'],
  ['1q2w3e4r', 'common'],
  ['iloveyou', 'common'],
  ['йцукенгшщз', 'common'],
  ['anna.smirnova@severmech.example', 'ownEmail'],
  ['Anna.Smirnova', 'ownEmail'],
  ['Fairfront-demo-1', null],
  ['три мокрых ежа', null],
])('«%s» is easily guessed because of %s [SHELL-322]', (password, reason) => {
  expect(guessableBecause(password, 'Anna.Smirnova@severmech.example')).toBe(reason);
});
