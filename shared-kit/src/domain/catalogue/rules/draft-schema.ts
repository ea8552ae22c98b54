import { textLength } from '../../../model';
import { email, phone, websiteWithCyrillic, type Rule } from '../../../model/validation';
import { schemaIssues, type SchemaIssue, type SchemaIssues } from '../../../model/validation-yup';
import { array, boolean, mixed, number, object, string, type AnyObjectSchema, type TestContext } from 'yup';
import { isCatalogueStand, latinStand } from '../catalogue-stand';
import { hasCyrillic } from '../catalogue-entry';
import type { CatalogueTemplate } from '../catalogue-template';
import type { AddressRow, OrderDraft, StandRow } from '../order-draft';
import { firstOfType } from '../template-services';
import { listTest, type Found } from './list-test';
import { choiceTests } from './choice-tests';
import { forbiddenSymbols, isInLanguage, type DescriptionLanguage } from './descriptions';
import type { DraftContext } from './draft-context';
import { addressIssue, unprintableIssue } from './printed-issues';
import { isExporterOffered } from './russian-exporter';
import { textLimits } from './text-limits';

/** A text judged trimmed: its length first, then the rule of its own, then whether the PDF of the order can print it. */
const text = (limit: number, judge: (value: string) => string | SchemaIssue | null = () => null) =>
  string().test('text', function check(typed) {
    const value = (typed ?? '').trim();
    if (textLength(value) > limit) return this.createError({ message: 'text_too_long', params: { count: limit } });
    const issue = judge(value) ?? unprintableIssue(value);
    if (issue === null) return true;
    return this.createError(
      typeof issue === 'string' ? { message: issue } : { message: issue.code, params: issue.params },
    );
  });

const byRule = (rule: Rule, code: string) => (value: string) => (rule(value, {}) === null ? null : code);

/** So many symbols of a description are named; there may be hundreds. */
const namedSymbols = 5;

const description = (language: DescriptionLanguage) =>
  text(textLimits.description, (value) => {
    const name = language === 'ru' ? 'rus' : 'eng';
    if (!isInLanguage(value, language)) return `information_${name}_language`;
    const symbols = forbiddenSymbols(value);
    return symbols.length === 0
      ? null
      : { code: `information_${name}_symbols`, params: { symbols: symbols.slice(0, namedSymbols).join(' ') } };
  });

const hasWebScheme = (value: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

/** CAT-127 */
const link = text(textLimits.link, (value) =>
  value === '' || (!/\s/u.test(value) && hasWebScheme(value)) ? null : 'link_invalid',
);

const country = (countries: DraftContext['countries']) =>
  number()
    .nullable()
    .test('chosen', 'country_required', (id) => id !== null && id !== undefined)
    .test('known', 'country_unknown', (id) => id == null || !countries || countries.some((one) => one.id === id));

const addressIssues = (template: CatalogueTemplate) => (rows: readonly AddressRow[]) => {
  const broken = rows.flatMap(({ address }, index): Found[] => {
    const issue = addressIssue(address);
    return issue ? [{ path: `[${index}].address`, ...issue }] : [];
  });
  const filled = rows.filter(({ address }) => address.trim() !== '').length;
  const isOffered = filled < 2 || firstOfType(template, 'extra_address_alphabetical_list') !== null;
  return isOffered ? broken : [...broken, { path: '', code: 'address_not_offered' }];
};

/** CAT-066, CAT-067 */
const standIssues = (rows: readonly StandRow[]): Found[] => {
  if (rows.length === 0) return [{ path: '', code: 'stand_required' }];
  return rows.flatMap(({ value }, index) => {
    const stand = latinStand(value.trim());
    if (stand === '') return [{ path: `[${index}].value`, code: 'stand_empty' }];
    return isCatalogueStand(stand) ? [] : [{ path: `[${index}].value`, code: 'stand_invalid' }];
  });
};

/** Whether the exporter flag is offered for the booklet country; an unknown list of countries judges nothing (CAT-058). */
const exporterTest = ({ template, countries }: DraftContext) =>
  function check(this: TestContext, isSet: boolean | undefined) {
    const { companyCountryForBooklet: id } = this.parent as OrderDraft;
    if (!isSet || (countries === null && template.is_russian_exporter)) return true;
    return isExporterOffered(
      template,
      countries?.find((one) => one.id === id),
    );
  };

/**
 * The rules of a whole draft: the gate of step 1 (CAT-054 to CAT-079), the choices of the later steps (CAT-127, CAT-242,
 * CAT-243). Messages are codes of `errors` in the locale files.
 */
const draftSchema = (context: DraftContext): AnyObjectSchema => {
  const { template } = context;
  const choices = choiceTests(context);
  return object({
    currency: string().test('known', 'currency_unknown', (code) =>
      template.currencies.some((currency) => currency.code === code),
    ),
    companyName: text(textLimits.name, (value) => (value === '' ? 'name_rus_required' : null)),
    companyNameEng: text(textLimits.name, (value) => {
      if (value === '') return 'name_eng_required';
      return hasCyrillic(value) ? 'name_eng_cyrillic' : null;
    }),
    companyCountry: country(context.countries),
    companyCountryForBooklet: country(context.countries),
    companyOwnerType: text(textLimits.ownerType),
    companyRussianExporter: boolean().test('offered', 'exporter_not_offered', exporterTest(context)),
    companyIsMark: boolean().test('offered', 'mark_not_offered', (isSet) => !isSet || template.is_mark),
    companyAddresses: array().test('rows', listTest(addressIssues(template))),
    companyStands: array().test('rows', listTest(standIssues)),
    companySite: text(textLimits.contact, byRule(websiteWithCyrillic, 'website_invalid')),
    companyEmail: text(textLimits.contact, byRule(email, 'email_invalid')),
    companyPhone: text(textLimits.contact, byRule(phone, 'phone_invalid')),
    companyFax: text(textLimits.contact, byRule(phone, 'phone_invalid')),
    companyInfo: description('ru'),
    companyInfoEng: description('en'),
    rubrics: array().test('rows', listTest(choices.rubrics)),
    rubricAddresses: array().test('rows', listTest(choices.rubricAddresses)),
    exporterRubrics: array().test('rows', listTest(choices.exporterRubrics)),
    selectedMajorPackageIds: array().test('rows', listTest(choices.majorPackages)),
    selectedAdditionalPackageId: number().nullable().test('known', 'service_unknown', choices.isAdditionalPackage),
    selectedLogoPlacementIds: array().test('rows', listTest(choices.logoPlacements)),
    adServices: mixed().test('rows', listTest(choices.adServices)),
    packagePlacementLogoLink: link,
    graphicFilesLink: link,
    adVideoFilesLink: link,
  });
};

/**
 * The first broken rule of every field of a draft, keyed by the draft's fields, parts of a list with dots; null when all hold.
 * The gate of step 1 is that no issue stands on its fields (`stepOfField`), whereas create and update refuse any (CAT-242).
 */
export const draftIssues = (
  draft: OrderDraft,
  template: CatalogueTemplate,
  rubrics: DraftContext['rubrics'],
  countries: DraftContext['countries'],
): SchemaIssues | null => schemaIssues(draftSchema({ template, rubrics, countries }), draft);
