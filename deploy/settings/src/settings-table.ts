import type { ValidatorSpec } from 'envalid';
import type { ProcessSettings } from './read-settings';

const defaultOf = (spec: ValidatorSpec<unknown>): string => {
  const value = 'default' in spec ? spec.default : undefined;
  if (value === undefined || value === '') return '';
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return '';
  return `\`${String(value)}\``;
};

/** The settings of a process as a table of Markdown, for the documents. */
export const settingsTable = <Specs extends Record<string, ValidatorSpec<unknown>>>({
  specs,
  secrets,
}: Pick<ProcessSettings<Specs>, 'specs' | 'secrets'>): string => {
  const rows = Object.entries(specs).map(([name, spec]) => {
    const isSecret = secrets.includes(name);
    return [`\`${name}\`${isSecret ? ' (secret)' : ''}`, defaultOf(spec), (spec.desc ?? '').replaceAll('|', '\\|')];
  });
  return [['Variable', 'Default', 'Meaning'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
};
