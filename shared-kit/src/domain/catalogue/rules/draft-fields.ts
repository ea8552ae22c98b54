import { textLength, localizedName, type PrintedLocale } from '../../common';
import {
  coded,
  email,
  field,
  check,
  parts,
  phone,
  unless,
  websiteWithCyrillic,
  type CodedIssue,
  type CodedIssues,
  type FieldsFor,
  type Placed,
  type Rule,
} from '../../validation';
import { isCatalogueStand, latinStand } from '../catalogue-stand';
import { hasCyrillic } from '../catalogue-entry';
import type { CatalogueTemplate } from '../catalogue-template';
import type { AddressRow, OrderDraft, StandRow } from '../order-draft';
import { firstOfType } from '../template-services';
import { choiceRules } from './choice-rules';
import { forbiddenSymbols, isInLanguage } from './descriptions';
import type { DraftContext } from './draft-context';
import { addressIssue, textLimits, unprintableIssue } from './printed-issues';
import { isExporterOffered } from './russian-exporter';

/** A text checked trimmed: its length first, then the rule of its own, then whether the PDF of the order can print it. */
const printedText = (limit: number, issueOf: (value: string) => CodedIssue | null = () => null) =>
  field((typed: string) => {
    const value = typed.trim();
    if (textLength(value) > limit) return coded('text_too_long', { count: limit });
    return issueOf(value) ?? unprintableIssue(value);
  });

const unlessText =
  (keeps: (value: string) => boolean, code: string) =>
  (value: string): CodedIssue | null =>
    keeps(value) ? null : coded(code);

const byRule = (rule: Rule, code: string) => unlessText((value) => rule(value, {}) === null, code);

/** The number of symbols of a description that are listed; there may be hundreds. */
const namedSymbols = 5;

const description = (language: PrintedLocale) =>
  printedText(textLimits.description, (value) => {
    const name = localizedName('information', language);
    if (!isInLanguage(value, language)) return coded(`${name}_language`);
    const symbols = forbiddenSymbols(value);
    return symbols.length === 0
      ? null
      : coded(`${name}_symbols`, { symbols: symbols.slice(0, namedSymbols).join(' ') });
  });

const hasWebScheme = (value: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

const link = printedText(
  textLimits.link,
  unlessText((value) => value === '' || (!/\s/u.test(value) && hasWebScheme(value)), 'link_invalid'),
);

const country = (countries: DraftContext['countries']) =>
  field(
    unless((id: number | null) => id !== null, 'country_required'),
    unless((id: number | null) => !countries || countries.some((one) => one.id === id), 'country_unknown'),
  );

const addressIssues = (template: CatalogueTemplate) => (rows: readonly AddressRow[]) => {
  const broken = rows.flatMap(({ address }, index): Placed<CodedIssue>[] => {
    const issue = addressIssue(address);
    return issue ? [{ place: `${index}.address`, issue }] : [];
  });
  const filled = rows.filter(({ address }) => address.trim() !== '').length;
  const isOffered = filled < 2 || firstOfType(template, 'extra_address_alphabetical_list') !== null;
  return isOffered ? broken : [{ place: '', issue: coded('address_not_offered') }, ...broken];
};

const standIssues = (rows: readonly StandRow[]): Placed<CodedIssue>[] => {
  if (rows.length === 0) return [{ place: '', issue: coded('stand_required') }];
  return rows.flatMap(({ value }, index) => {
    const stand = latinStand(value.trim());
    if (stand === '') return [{ place: `${index}.value`, issue: coded('stand_empty') }];
    return isCatalogueStand(stand) ? [] : [{ place: `${index}.value`, issue: coded('stand_invalid') }];
  });
};

/** Whether the exporter flag is offered for the booklet country; an unknown list of countries checks nothing. */
const exporterRule = ({ template, countries }: DraftContext) =>
  unless((isSet: boolean, { companyCountryForBooklet: id }: Pick<OrderDraft, 'companyCountryForBooklet'>) => {
    if (!isSet || (countries === null && template.is_russian_exporter)) return true;
    return isExporterOffered(
      template,
      countries?.find((one) => one.id === id),
    );
  }, 'exporter_not_offered');

/**
 * The rules of a whole draft: the gate of step 1, the choices of the later steps. Messages are codes of `errors` in the locale files.
 */
export const draftFields = (context: DraftContext) => {
  const { template } = context;
  const choices = choiceRules(context);
  const website = printedText(textLimits.contact, byRule(websiteWithCyrillic, 'website_invalid'));
  const number = printedText(textLimits.contact, byRule(phone, 'phone_invalid'));
  return {
    currency: field(
      unless((code: string) => template.currencies.some((currency) => currency.code === code), 'currency_unknown'),
    ),
    companyName: printedText(
      textLimits.name,
      unlessText((value) => value !== '', 'name_rus_required'),
    ),
    companyNameEng: printedText(textLimits.name, (value) => {
      if (value === '') return coded('name_eng_required');
      return hasCyrillic(value) ? coded('name_eng_cyrillic') : null;
    }),
    companyCountry: country(context.countries),
    companyCountryForBooklet: country(context.countries),
    companyOwnerType: printedText(textLimits.ownerType),
    companyRussianExporter: field(exporterRule(context)),
    companyIsMark: field(unless((isSet: boolean) => !isSet || template.is_mark, 'mark_not_offered')),
    companyAddresses: parts(addressIssues(template)),
    companyStands: parts(standIssues),
    companySite: website,
    companyEmail: printedText(textLimits.contact, byRule(email, 'email_invalid')),
    companyPhone: number,
    companyFax: number,
    companyInfo: description('ru'),
    companyInfoEng: description('en'),
    rubrics: parts(choices.rubrics),
    rubricAddresses: parts(choices.rubricAddresses),
    exporterRubrics: parts(choices.exporterRubrics),
    selectedMajorPackageIds: parts(choices.majorPackages),
    selectedAdditionalPackageId: field(unless(choices.isAdditionalPackage, 'service_unknown')),
    selectedLogoPlacementIds: parts(choices.logoPlacements),
    adServices: parts(choices.adServices),
    packagePlacementLogoLink: link,
    graphicFilesLink: link,
    adVideoFilesLink: link,
  } satisfies Partial<FieldsFor<OrderDraft>>;
};

/**
 * The first broken rule of every field of a draft, keyed by the draft's fields, parts of a list with dots; null when all hold.
 * The gate of step 1 is that its fields (`stepOfField`) have no issue, whereas create and update refuse any issue.
 */
export const draftIssues = (
  draft: OrderDraft,
  template: CatalogueTemplate,
  rubrics: DraftContext['rubrics'],
  countries: DraftContext['countries'],
): CodedIssues | null => check(draftFields({ template, rubrics, countries }), draft).issues;
