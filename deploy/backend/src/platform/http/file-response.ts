import { Type } from 'typebox';

/** The answer of a route that gives a stored file. */
export const fileResponse = (description: string) => ({
  description,
  content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
});
