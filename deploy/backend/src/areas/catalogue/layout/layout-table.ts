import type { LayoutEntry } from '@fairfront/shared-kit/domain/catalogue';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { translatorOf } from '../../../platform/texts/area-texts';

type Cell = string | number | null;

/** The columns of the workbook. */
const columns = [
  ...['order', 'participation', 'external_id', 'status', 'final', 'issues', 'name_rus', 'name_eng', 'letter_rus'],
  ...['letter_eng', 'owner_type', 'stands', 'country_rus', 'country_eng', 'addresses', 'phone', 'fax', 'website'],
  ...['email', 'description_rus', 'description_eng', 'rubrics', 'exporter_rubrics', 'services', 'pictures', 'links'],
];

/** Entries as rows of a workbook, with titles and states in a language. */
export const layoutTable = (locale: Locale) => {
  const t = translatorOf('catalog', locale);
  const rowOf = (entry: LayoutEntry): Cell[] => {
    const [russian, english] = (['ru', 'en'] as const).map((one) => entry.texts.find((text) => text.locale === one));
    const lines = (kind: string, text = russian) =>
      (text?.lines ?? [])
        .filter((line) => line.kind === kind)
        .map((line) => line.text)
        .join('\n');
    const named = (list: readonly { code?: string; name_rus: string }[]) =>
      list.map(({ code, name_rus: name }) => [code, name].filter(Boolean).join(' ')).join('\n');
    return [
      entry.id,
      entry.participation_id,
      entry.external_id,
      t(`status.${entry.status}`),
      t(`layout.${entry.is_final ? 'yes' : 'no'}`),
      entry.issues.map(({ kind, count }) => t(`issues.${kind}`, { count })).join('\n'),
      russian?.name ?? '',
      english?.name ?? '',
      russian?.letter ?? '',
      english?.letter ?? '',
      entry.owner_type,
      entry.stands.join(', '),
      lines('country'),
      lines('country', english),
      ...['address', 'phone', 'fax', 'website', 'email'].map((kind) => lines(kind)),
      russian?.description ?? '',
      english?.description ?? '',
      named(entry.rubrics),
      named(entry.exporter_rubrics),
      named(entry.services),
      entry.pictures.map(({ file }) => file).join('\n'),
      entry.links.map(({ address }) => address).join('\n'),
    ];
  };
  return { name: t('layout.sheet'), titles: columns.map((column) => t(`layout.${column}`)), rowOf };
};
