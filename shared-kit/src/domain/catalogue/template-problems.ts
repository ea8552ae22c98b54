import { localizedNames } from '../common';
import { rubricsLimit } from './rubric-tree';
import type { CodedIssue, CodedIssues } from '../validation';
import { toHundredths } from '../common';
import { unprintableIssue } from './rules/printed-issues';
import { catalogueServiceTypes, type CatalogueTemplate } from './catalogue-template';
import { type RubricNode } from './rubric-tree';

/** The organiser's upload: a template without its id and deadline, and its two trees. */
export interface TemplateUpload {
  template: Omit<CatalogueTemplate, 'id' | 'catalog_order_ended_at'>;
  rubrics: readonly RubricNode[];
  exporter: readonly RubricNode[];
}

type Report = (path: string, code: string, params?: CodedIssue['params']) => void;

const twice = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  report: (index: number) => void,
) => {
  const seen = new Set<string | number>();
  items.forEach((item, index) => {
    if (seen.has(keyOf(item))) report(index);
    seen.add(keyOf(item));
  });
};

/** YYYY-MM-DD or an ISO instant: the formats that `momentOf` parses. */
const isDayOrInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text) && !Number.isNaN(Date.parse(text));

/** Validates that documents can print the names in both languages. */
const checkNames = <Name extends string>(
  named: Readonly<Record<Name, string | null>>,
  names: readonly Name[],
  path: string,
  report: Report,
): void => {
  for (const name of names) {
    const issue = unprintableIssue(named[name] ?? '');
    if (issue) report(`${path}.${name}`, issue.code, issue.params);
  }
};

const hasWholeHundredths = (amount: number): boolean => Math.abs(toHundredths(amount) / 100 - amount) < 1e-9;

const checkServices = ({ services, currencies }: TemplateUpload['template'], report: Report): void => {
  const ids = new Set(services.map(({ id }) => id));
  const codes = new Set(currencies.map(({ code }) => code));
  twice(
    services,
    ({ id }) => id,
    (index) => report(`template.services.${index}.id`, 'service_twice'),
  );
  services.forEach((service, index) => {
    const path = `template.services.${index}`;
    checkNames(service, localizedNames('name'), path, report);
    if (!(catalogueServiceTypes as readonly string[]).includes(service.type))
      report(`${path}.type`, 'service_type_unknown');
    service.prices.forEach(({ currency, price_without_vat: price }, place) => {
      if (!codes.has(currency)) report(`${path}.prices.${place}.currency`, 'currency_unknown');
      if (price !== null && !hasWholeHundredths(price))
        report(`${path}.prices.${place}.price_without_vat`, 'price_invalid');
    });
    twice(
      service.prices,
      ({ currency }) => currency,
      (place) => report(`${path}.prices.${place}.currency`, 'currency_twice'),
    );
    service.package_contents.forEach(({ id, quantity }, place) => {
      const content = `${path}.package_contents.${place}`;
      if (!ids.has(id) || id === service.id) report(`${content}.id`, 'content_unknown');
      if (quantity <= 0) report(`${content}.quantity`, 'content_unknown');
    });
  });
};

const checkPairs = ({ services, allowed_services: pairs }: TemplateUpload['template'], report: Report): void => {
  const packages = new Set(services.filter(({ type }) => type === 'service_packages').map(({ id }) => id));
  pairs.forEach(({ first_service_id: first, second_service_id: second }, index) => {
    const path = `template.allowed_services.${index}`;
    if (!packages.has(first)) report(`${path}.first_service_id`, 'package_unknown');
    if (!packages.has(second) || second === first) report(`${path}.second_service_id`, 'package_unknown');
  });
};

/** Validates that ids are unique in a tree; returns the number of its nodes. */
const checkTree = (tree: readonly RubricNode[], path: string, report: Report): number => {
  const seen = new Set<number>();
  const walk = (nodes: readonly RubricNode[], above: string): void =>
    nodes.forEach((node, index) => {
      const { id, children } = node;
      checkNames(node, ['code', ...localizedNames('name')], `${above}.${index}`, report);
      if (seen.has(id)) report(`${above}.${index}.id`, 'rubric_twice');
      seen.add(id);
      walk(children, `${above}.${index}.children`);
    });
  walk(tree, path);
  return seen.size;
};

/**
 * Validates an uploaded template by field: a block size that charges nothing, unknown ids, duplicate
 * services, currencies and rubrics, prices with more than two decimals, unprintable names. Null if it is valid.
 */
export const templateProblems = ({ template, rubrics, exporter }: TemplateUpload): CodedIssues | null => {
  const problems: Record<string, CodedIssue> = {};
  const report: Report = (path, code, params = {}) => {
    problems[path] ??= { code, params };
  };
  if (!(template.number_characters_string > 0)) report('template.number_characters_string', 'block_size_invalid');
  if (template.currencies.length === 0) report('template.currencies', 'currency_required');
  twice(
    template.currencies,
    ({ code }) => code,
    (index) => report(`template.currencies.${index}.code`, 'currency_twice'),
  );
  const { catalog_print_started_at: print } = template;
  if (print !== null && !isDayOrInstant(print)) {
    report('template.catalog_print_started_at', 'date_invalid');
  }
  checkNames(template, localizedNames('mark_title'), 'template', report);
  checkServices(template, report);
  checkPairs(template, report);
  const nodes = checkTree(rubrics, 'rubrics', report) + checkTree(exporter, 'exporter', report);
  if (nodes > rubricsLimit) report('rubrics', 'rubrics_too_many', { count: rubricsLimit });
  return Object.keys(problems).length > 0 ? problems : null;
};
