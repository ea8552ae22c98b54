import { html, type Html } from './html';
import type { Schema } from './openapi.types';

const limitsOf = ({ format, minimum, maximum, minLength, maxLength }: Schema): string =>
  [
    format,
    minimum === undefined ? null : `≥ ${minimum}`,
    maximum === undefined ? null : `≤ ${maximum}`,
    minLength === undefined ? null : `${minLength}+ characters`,
    maxLength === undefined ? null : `up to ${maxLength} characters`,
  ]
    .filter(Boolean)
    .join(', ');

const joined = (items: Html[], separator: string): Html[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [html`${separator}`, item]));

const propertiesOf = ({ properties = {}, required = [] }: Schema): Html =>
  html`<ul>
    ${Object.entries(properties).map(
      ([name, schema]) => html`<li><b>${name}</b>${!required.includes(name) && '?'}: ${schemaHtml(schema)}</li>`,
    )}
  </ul>`;

/** Renders a schema in a notation similar to TypeScript; named ones link to their place on the page. */
export const schemaHtml = (schema: Schema): Html => {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  const described = schema.description && html` <i>${schema.description}</i>`;
  if (schema.anyOf) return html`${joined(schema.anyOf.map(schemaHtml), ' | ')}${described}`;
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}${described}`;
  if (schema.type === 'array') return html`list of ${schemaHtml(schema.items ?? {})}${described}`;
  const pattern = Object.values(schema.patternProperties ?? {})[0];
  if (pattern) return html`by key: ${schemaHtml(pattern)}${described}`;
  if (schema.type === 'object') return html`${described}${propertiesOf(schema)}`;
  const limits = limitsOf(schema);
  return html`<code>${schema.type ?? 'any'}</code>${limits && ` (${limits})`}${described}`;
};
