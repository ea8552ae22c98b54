import { pseudoText, type pseudoTexts } from '@fairfront/shared-kit/testing/pseudo-text';
import english from '../locales/en.json';
import { passwordRecoveryMail } from '../mail/emails';
import { issueText } from './issue-text';
import { translatorOf } from './area-texts';

interface PseudoLanguage {
  pseudoTexts: typeof pseudoTexts;
}

jest.mock('../locales/en.json', () => {
  const { pseudoTexts } = jest.requireActual<PseudoLanguage>('@fairfront/shared-kit/testing/pseudo-text');
  return pseudoTexts(jest.requireActual('../locales/en.json'));
});
jest.mock('@fairfront/shared-kit/texts/kit-rules/en.json', () => {
  const { pseudoTexts } = jest.requireActual<PseudoLanguage>('@fairfront/shared-kit/testing/pseudo-text');
  return pseudoTexts(jest.requireActual('@fairfront/shared-kit/texts/kit-rules/en.json'));
});

const keysOf = (texts: Parameters<typeof pseudoTexts>[0], path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [path + name] : keysOf(text, `${path}${name}.`),
  );

it('every text of the server comes from its locale file, so that another language is one more file [SHELL-563]', () => {
  const keys = keysOf(english);
  expect(keys.length).toBeGreaterThan(300);
  const write = translatorOf('server', 'en');
  const values = { date: '2026-05-05', from: '2026-05-05', until: '2026-05-05', day: '2026-05-05', count: 2 };
  const others = keys.map((key) => write(key, values)).filter((text) => !/^⟦.*⟧$/s.test(text));
  expect(others).toEqual([]);
});

it('field errors and e-mails are in the pseudo-language [SHELL-563]', () => {
  expect(issueText({ rule: 'required' }, 'en')).toBe(pseudoText('This field is required'));
  const url = 'https://portal.example/new-password';
  const { subject, text } = passwordRecoveryMail('en', { url, name: 'Anna' });
  const lines = [subject, ...text.split('\n')].filter((line) => line !== '' && line !== '--' && line !== url);
  expect(lines.filter((line) => !line.startsWith('⟦'))).toEqual([]);
});
