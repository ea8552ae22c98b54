import { locales } from './locale';
import { localizedNames, localizedOf, printed } from './texts-by-language';

const row = { id: 7, company_rus: 'ООО «Резец»', company_eng: null };

it('a text is copied in all languages, optionally under another name [SHELL-563]', () => {
  expect(localizedOf(row, 'company')).toEqual({ company_rus: 'ООО «Резец»', company_eng: null });
  expect(localizedOf(row, 'company', 'name')).toEqual({ name_rus: 'ООО «Резец»', name_eng: null });
});

it('a column has one name per language of the registry [SHELL-563]', () => {
  expect(localizedNames('c.name')).toEqual(['c.name_rus', 'c.name_eng']);
  expect(localizedNames('c.name')).toHaveLength(locales.length);
});

it('the catalogue is printed in Russian and English [SHELL-563]', () => {
  expect(printed('name', (locale) => locale)).toEqual({ name_rus: 'ru', name_eng: 'en' });
});
