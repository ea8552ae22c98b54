import { formatPhone } from '../../platform/formats';
import { ownTextOf, type Localized, type PrintedLocale } from '../common';
import type { CatalogueTemplate } from './catalogue-template';
import { tidyDraft } from './draft-tidying';
import type { OrderDraft } from './order-draft';
import { descriptionUse } from './pricing/description-blocks';
import type { PricingContext } from './pricing/priced-order';
import { rubricIndex } from './rubric-tree';
import { hasFullInformation, hasShortInformation } from './rules/rubric-services';
import type { DraftContext } from './rules/draft-context';

/**
 * The letter of a company in the alphabetical list: the first letter of the name in quotes, because a legal form before
 * it does not count, otherwise the first letter of the name; empty if there is no letter.
 */
export const alphabetLetter = (name: string): string => {
  const quoted = /[«"“„](\P{L}*)(\p{L})/u.exec(name)?.[2];
  return (quoted ?? /\p{L}/u.exec(name)?.[0] ?? '').toLocaleUpperCase('ru');
};

/** A printed line; the screen adds its label, such as "Stand". */
export interface PrintedLine {
  kind: 'country' | 'address' | 'phone' | 'fax' | 'website' | 'email' | 'stand';
  text: string;
  /** Not free by the template: the second and further addresses, every address of a rubric. */
  isBeyondFree: boolean;
}

/** The printed description in full, because no template limits it, with the charged part separately. */
export interface PrintedDescription {
  free: string;
  /** The text beyond the free length; empty for the language that is not charged. */
  charged: string;
}

/** The entry under a selected rubric. */
export interface PrintedRubric {
  id: number;
  code: string;
  name: string;
  extent: 'full' | 'short' | 'none';
  lines: readonly PrintedLine[];
}

/** A printed entry in one language. */
export interface PrintedEntry {
  /** Its letter in the alphabetical list. */
  letter: string;
  name: string;
  ownerType: string;
  alphabet: readonly PrintedLine[];
  description: PrintedDescription;
  rubrics: readonly PrintedRubric[];
  /** The line of the guide: stands and name. */
  guide: { stands: string; name: string };
}

/** Context of the proof. */
export interface ProofContext extends DraftContext, Pick<PricingContext, 'isNotResident'> {}

/** Splits a description into its free and charged parts, counted as for pricing. */
const printedDescription = (
  draft: OrderDraft,
  field: 'companyInfo' | 'companyInfoEng',
  { template, isNotResident }: { template: CatalogueTemplate; isNotResident: boolean },
): PrintedDescription => {
  const characters = [...draft[field].replaceAll('\r\n', '\n')];
  const use = descriptionUse(template, draft, { isNotResident });
  const end = use.field === field && use.blocks > 0 ? use.free : characters.length;
  return { free: characters.slice(0, end).join(''), charged: characters.slice(end).join('') };
};

const line = (kind: PrintedLine['kind'], text: string, isBeyondFree = false): PrintedLine[] =>
  text === '' ? [] : [{ kind, text, isBeyondFree }];

/** The proof of a draft in a language: only what is stored of it and covered by the template. */
export const printedEntry = (values: OrderDraft, context: ProofContext, language: PrintedLocale): PrintedEntry => {
  const draft = tidyDraft(values);
  const isRussian = language === 'ru';
  const name = isRussian ? draft.companyName : draft.companyNameEng;
  const inLanguage = (names: Localized<'name'> | undefined) => (names ? ownTextOf(names, 'name', language) : '');
  const stands = draft.companyStands.map(({ value }) => value).join(', ');
  const contacts = [
    ...line('phone', formatPhone(draft.companyPhone)),
    ...line('fax', formatPhone(draft.companyFax)),
    ...line('website', draft.companySite),
    ...line('email', draft.companyEmail),
  ];
  const nodes = rubricIndex(context.rubrics.main);
  return {
    letter: alphabetLetter(name),
    name,
    ownerType: draft.companyOwnerType,
    alphabet: [
      ...line('country', inLanguage(context.countries?.find(({ id }) => id === draft.companyCountryForBooklet))),
      ...draft.companyAddresses.flatMap(({ address }, index) => line('address', address, index > 0)),
      ...contacts,
      ...line('stand', stands),
    ],
    description: printedDescription(draft, isRussian ? 'companyInfo' : 'companyInfoEng', context),
    rubrics: draft.rubrics.map((rubric) => {
      const node = nodes.get(rubric.id);
      const isFull = hasFullInformation(rubric, context.template);
      const addresses = draft.rubricAddresses.filter(({ rubricId }) => rubricId === rubric.id);
      return {
        id: rubric.id,
        code: node?.code ?? '',
        name: inLanguage(node),
        extent: isFull ? 'full' : hasShortInformation(rubric, context.template) ? 'short' : 'none',
        lines: isFull
          ? [
              ...addresses.flatMap(({ address }) => line('address', address, true)),
              ...contacts,
              ...line('stand', stands),
            ]
          : line('stand', stands),
      };
    }),
    guide: { stands, name },
  };
};
