import {
  catalogueSteps,
  rubricIndex,
  type CatalogueStepKey,
  type CatalogueTemplate,
  type OrderDraft,
  type PricedLine,
  type PricedOrder,
  type RubricNode,
} from '@fairfront/shared-kit/domain/catalogue';
import { formatLongDate, formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { textOf, type Localized } from '@fairfront/shared-kit/domain/common';
import { fromHundredths, type Hundredths, type Locale } from '@fairfront/shared-kit/domain/common';
import type { DocumentJob, ExhibitionHead } from '../../../../platform/documents/sheets';
import type { CatalogueOrderSheet } from './catalogue-order.pdf';
import { translatorOf } from '../../../../platform/texts/area-texts';

type Named = Localized<'name'>;

/** The data of the PDF of an order. */
export interface PrintedOrder {
  id: number;
  status: string;
  /** When it was submitted or last changed. */
  at: Date;
  draft: OrderDraft;
  template: CatalogueTemplate;
  priced: PricedOrder;
  rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] };
  /** The countries in the draft. */
  countries: readonly (Named & { id: number })[];
  /** The ordering company. */
  company: Named & { inn: string | null };
}

type Section = CatalogueOrderSheet['sections'][number];
type Fact = CatalogueOrderSheet['facts'][number];
type Translate = ReturnType<typeof translatorOf>;

/** The context of the parts of the PDF. */
interface Writer {
  order: PrintedOrder;
  locale: Locale;
  t: Translate;
  nameOfService: (id: number) => string;
  nameOfRubric: (id: number, tree: 'main' | 'exporter') => string;
}

const writerOf = (order: PrintedOrder, locale: Locale): Writer => {
  const t = translatorOf('catalog', locale);
  const services = new Map(order.template.services.map((service) => [service.id, service]));
  return {
    order,
    locale,
    t,
    nameOfService: (id) => {
      const service = services.get(id);
      return service ? textOf(service, 'name', locale) : `${id}`;
    },
    nameOfRubric: (id, tree) => {
      const node = rubricIndex(order.rubrics[tree]).get(id);
      return node ? `${node.code} ${textOf(node, 'name', locale)}` : t('rubrics.unknown');
    },
  };
};

/** Facts without a value are omitted. */
const given = (facts: readonly (readonly [name: string, value: string])[]): Fact[] =>
  facts.flatMap(([name, value]) => (value.trim() ? [{ name, value: value.trim() }] : []));

/** The data of the alphabetical list, and the flags of the company. */
const alphabetFacts = ({ order: { draft, countries, template }, locale, t }: Writer): Fact[] => {
  const country = (id: number | null): string => {
    const found = countries.find((one) => one.id === id);
    return found ? textOf(found, 'name', locale) : '';
  };
  const flags: (readonly [boolean, string])[] = [
    [draft.companyRussianExporter, t('pdf.russianExporter')],
    [draft.companyIsMark, textOf(template, 'mark_title', locale)],
    [draft.companyImportSubstitution, t('pdf.importSubstitution')],
  ];
  return given([
    [t('pdf.nameRus'), draft.companyName],
    [t('pdf.nameEng'), draft.companyNameEng],
    [t('pdf.ownerType'), draft.companyOwnerType],
    [t('pdf.country'), country(draft.companyCountry)],
    [t('pdf.bookletCountry'), country(draft.companyCountryForBooklet)],
    [t('pdf.addresses'), draft.companyAddresses.map(({ address }) => address).join('\n')],
    [t('pdf.stands'), draft.companyStands.map(({ value }) => value).join(', ')],
    [t('pdf.website'), draft.companySite],
    [t('pdf.email'), draft.companyEmail],
    [t('pdf.phone'), draft.companyPhone],
    [t('pdf.fax'), draft.companyFax],
    [t('pdf.informationRus'), draft.companyInfo],
    [t('pdf.informationEng'), draft.companyInfoEng],
    [t('pdf.flags'), flags.flatMap(([isSet, text]) => (isSet && text ? [text] : [])).join(', ')],
  ]);
};

const rubricEntries = ({ order: { draft }, t, nameOfRubric, nameOfService }: Writer): Section['entries'] => {
  const addresses = new Map<number, string[]>();
  for (const { rubricId, address } of draft.rubricAddresses) {
    if (address.trim()) addresses.set(rubricId, [...(addresses.get(rubricId) ?? []), address]);
  }
  return draft.rubrics.map(({ id, services }) => ({
    text: nameOfRubric(id, 'main'),
    notes: [
      ...(services.length > 0 ? [services.map(nameOfService).join(', ')] : []),
      ...(addresses.get(id) ?? []).map((address) => t('pdf.rubricAddress', { address })),
    ],
  }));
};

const packageLines = (writer: Writer): Section['entries'] => {
  const { order, t } = writer;
  return order.priced.lines
    .filter(({ kind }) => kind === 'rubric_package')
    .map(({ number, quantity }) => ({ text: t('pdf.packages', { n: number, count: quantity }), notes: [] }));
};

const services = ({ nameOfService }: Writer, ids: readonly number[]): Section['entries'] =>
  ids.map((id) => ({ text: nameOfService(id), notes: [] }));

const contents: Record<Exclude<CatalogueStepKey, 'preview'>, (writer: Writer) => Omit<Section, 'title'>> = {
  alphabet: (writer) => ({ facts: alphabetFacts(writer), entries: [] }),
  rubrics: (writer) => ({ facts: [], entries: [...rubricEntries(writer), ...packageLines(writer)] }),
  exporter: ({ order, nameOfRubric }) => ({
    facts: [],
    entries: order.draft.exporterRubrics.map((id) => ({ text: nameOfRubric(id, 'exporter'), notes: [] })),
  }),
  packages: (writer) => {
    const { draft } = writer.order;
    const additional = draft.selectedAdditionalPackageId === null ? [] : [draft.selectedAdditionalPackageId];
    return {
      facts: given([[writer.t('pdf.logoLink'), draft.packagePlacementLogoLink]]),
      entries: services(writer, [...draft.selectedMajorPackageIds, ...additional, ...draft.selectedLogoPlacementIds]),
    };
  },
  ads: (writer) => {
    const { draft } = writer.order;
    const { catalog, guide, other } = draft.adServices;
    return {
      facts: given([
        [writer.t('pdf.graphicsLink'), draft.graphicFilesLink],
        [writer.t('pdf.videoLink'), draft.adVideoFilesLink],
      ]),
      entries: services(writer, [...catalog, ...guide, ...other]),
    };
  },
};

/** The sections of the preview; that of exporters only if the flag is set. */
const sectionsOf = (writer: Writer): Section[] =>
  catalogueSteps.flatMap((step) => {
    if (step === 'preview') return [];
    if (step === 'exporter' && !writer.order.draft.companyRussianExporter) return [];
    const { facts, entries } = contents[step](writer);
    const isEmpty = facts.length === 0 && entries.length === 0;
    return {
      title: writer.t(`wizard.steps.${step}`),
      facts,
      entries: isEmpty ? [{ text: writer.t('pdf.none'), notes: [] }] : entries,
    };
  });

const nameOfLine = ({ t, nameOfService }: Writer, { kind, number, service_id }: PricedLine): string => {
  if (kind === 'rubric_package') return t('pdf.package', { n: number });
  return kind === 'exporter' ? t('pdf.exporterRubrics') : nameOfService(service_id);
};

/** All lines with charged and free amounts; their sums are the totals. */
const pricesOf = (writer: Writer): CatalogueOrderSheet['prices'] => {
  const { order, locale, t } = writer;
  const { totals, lines } = order.priced;
  const money = (amount: Hundredths | null) =>
    formatMoney(amount === null ? null : fromHundredths(amount), totals.currency);
  const rate = formatNumber(totals.vat_rate, locale);
  return {
    title: t('pdf.prices'),
    head: {
      title: t('pdf.item'),
      cells: [t('pdf.charged'), t('pdf.free'), t('pdf.price'), t('pdf.sumNet'), t('pdf.sumGross')],
    },
    lines: lines.map((line) => ({
      title: [
        nameOfLine(writer, line),
        ...(line.quantity_in_packages > 0 ? [t('pdf.inPackages', { count: line.quantity_in_packages })] : []),
      ].join(', '),
      cells: [
        formatNumber(line.quantity_charged, locale),
        formatNumber(line.quantity_free, locale),
        money(line.price_without_vat),
        money(line.sum_without_vat),
        money(line.sum_with_vat),
      ],
    })),
    totals: [
      { name: t('pdf.totalNet'), value: money(totals.without_vat), isMain: false },
      { name: t('pdf.vat', { rate }), value: money(totals.vat), isMain: false },
      { name: t('pdf.total'), value: money(totals.with_vat), isMain: true },
    ],
  };
};

/** The order to sign and upload, in the language of its booklet country. */
export const catalogueOrderPdf = (order: PrintedOrder, exhibition: ExhibitionHead, locale: Locale): DocumentJob => {
  const writer = writerOf(order, locale);
  const { t } = writer;
  const heading = t('pdf.heading', { id: order.id, date: formatLongDate(order.at.toISOString(), locale) });
  return {
    kind: 'catalogue-order',
    isNumbered: true,
    title: heading,
    sheet: {
      locale,
      exhibition,
      heading,
      facts: given([
        [t('pdf.company'), textOf(order.company, 'name', locale)],
        [t('pdf.inn'), order.company.inn ?? ''],
        [t('pdf.status'), t(`status.${order.status}`)],
      ]),
      sections: sectionsOf(writer),
      prices: pricesOf(writer),
      signature: {
        words: t('pdf.signature'),
        fields: [t('pdf.position'), t('pdf.sign'), t('pdf.fullName'), t('pdf.date')],
        stamp: t('pdf.stamp'),
      },
      footer: t('pdf.footer', { id: order.id, page: '{page}', pages: '{pages}' }),
    },
  };
};
