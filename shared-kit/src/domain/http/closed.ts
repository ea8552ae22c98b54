import type { TSchema } from 'typebox';

type Parts = TSchema & {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
};

const closedParts = (schema: Parts): TSchema => ({
  ...schema,
  ...(schema.properties && {
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, closedParts(one as Parts)]),
    ),
  }),
  ...(schema.items && { items: closedParts(schema.items as Parts) }),
  ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => closedParts(one as Parts)) }),
});

/**
 * The schema of a body that refuses keys it does not name, at every depth: a misspelt key of the organiser must not be
 * ignored silently.
 */
export const closed = <Schema extends TSchema>(schema: Schema): Schema => closedParts(schema as Parts) as Schema;
