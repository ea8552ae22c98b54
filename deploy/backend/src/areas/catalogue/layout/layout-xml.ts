import type { LayoutEntry } from '@fairfront/shared-kit/domain/catalogue';
import type { NotFinalEntry } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Localized } from '@fairfront/shared-kit/domain/common';
import XMLBuilder from 'fast-xml-builder';
import { withoutControls } from '../../../platform/documents/xml-characters';

/** Attributes of a node; keys of other nodes are elements. */
const attributes = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[`@${name}`, withoutControls(String(value))]],
    ),
  );

const text = (value: string, values: Readonly<Record<string, unknown>> = {}) => ({
  ...attributes(values),
  '#text': withoutControls(value),
});
const names = ({ name_rus, name_eng }: Localized<'name'>) => [
  text(name_rus, { lang: 'ru' }),
  text(name_eng, { lang: 'en' }),
];
const linesOf = (lines: LayoutEntry['texts'][number]['lines']) =>
  lines.map(({ kind, text: value, isBeyondFree }) => text(value, { kind, beyond_free: isBeyondFree || null }));
const issuesOf = (issues: readonly { kind: string; about: string | null; count: number | null }[]) =>
  issues.map((issue) => attributes({ ...issue }));

const entryNode = (entry: LayoutEntry) => ({
  ...attributes({
    id: entry.id,
    participation: entry.participation_id,
    external_id: entry.external_id,
    status: entry.status,
    final: entry.is_final,
    russian_exporter: entry.is_russian_exporter,
    mark: entry.is_mark,
    import_substitution: entry.is_import_substitution,
  }),
  owner_type: text(entry.owner_type),
  stand: entry.stands.map((stand) => text(stand)),
  text: entry.texts.map(({ locale, letter, name, lines, description }) => ({
    ...attributes({ lang: locale, letter }),
    name: text(name),
    line: linesOf(lines),
    description: text(description),
  })),
  rubric: entry.rubrics.map(({ id, code, extent, lines, ...named }) => ({
    ...attributes({ id, code, extent }),
    name: names(named),
    line: linesOf(lines),
  })),
  exporter_rubric: entry.exporter_rubrics.map(({ id, code, ...named }) => ({
    ...attributes({ id, code }),
    name: names(named),
  })),
  service: entry.services.map(({ id, ...named }) => ({ ...attributes({ id }), name: names(named) })),
  picture: entry.pictures.map(({ kind, file, original_name }) => attributes({ kind, file, original_name })),
  link: entry.links.map(({ kind, address }) => text(address, { kind })),
  issue: issuesOf(entry.issues),
});

const notFinalNode = ({ order_id, participation_id, status, company_rus, company_eng, issues }: NotFinalEntry) => ({
  ...attributes({ order: order_id, participation: participation_id, status }),
  company: names({ name_rus: company_rus, name_eng: company_eng }),
  issue: issuesOf(issues),
});

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  // attributes such as final="true" would lose their values
  suppressBooleanAttributes: false,
});
const written = (node: object): string => builder.build(node);

/** The catalogue as XML, an entry at a time. */
export const layoutXml = async function* (
  head: Readonly<Record<string, string | number>>,
  entries: AsyncIterable<LayoutEntry>,
  notFinal: readonly NotFinalEntry[],
): AsyncGenerator<string> {
  const [open = '', close = ''] = written({ catalogue: { ...attributes(head), '#text': '\u0000' } }).split('\u0000');
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${open.trimEnd()}\n`;
  for await (const entry of entries) yield written({ entry: entryNode(entry) });
  for (const entry of notFinal) yield written({ not_final: notFinalNode(entry) });
  yield close.trimStart();
};
