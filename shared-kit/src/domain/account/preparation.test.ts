import { companySteps, teamStep } from './preparation';

const company = {
  name_rus: 'Северная механика',
  name_eng: 'Severmech',
  country: { id: 1 },
  phone: '+79991234567',
  mail_address: 'Тверь',
  address: 'Тверь',
  website: 'severmech.example',
  email: 'info@severmech.example',
  image: { id: 7 },
};

describe('the preparation steps of company and team', () => {
  it.each([
    [{}, true, true],
    [{ website: ' ' }, false, true],
    [{ image: null }, true, false],
    [{ country: null, image: null }, false, false],
  ])('for a company with %j [SHELL-230] [ACC-015]', (change, isComplete, hasLogo) => {
    const { profile, logo } = companySteps({ ...company, ...change });
    expect([profile.done, logo.done]).toEqual([isComplete, hasLogo]);
  });

  const user = (invite: 'pending' | 'activated') => ({ invite });
  it.each([
    [[], null],
    [['activated'], null],
    [['activated', 'activated'], true],
    [['activated', 'pending'], false],
  ] as const)('for a team of %j [SHELL-230] [ACC-054]', (invites, done) => {
    expect(teamStep(invites.map(user))?.done ?? null).toBe(done);
  });
});
