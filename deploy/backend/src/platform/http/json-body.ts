import type { App } from './app.types';
import { HttpError } from './http-error';
import { serverText } from '../texts/server-texts';

/** Maximum depth of a JSON body; the deepest of the API has four levels. */
const jsonDepthLimit = 32;

const isOneOf = (code: number, one: string, other: string): boolean =>
  code === one.charCodeAt(0) || code === other.charCodeAt(0);

/**
 * Whether a JSON text is nested deeper than the limit, determined by its brackets before parsing: later readers may be
 * recursive.
 */
const isNestedDeeper = (text: string, levels: number): boolean => {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInText) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) isInText = false;
    } else if (code === 0x22) {
      isInText = true;
    } else if (isOneOf(code, '[', '{')) {
      depth += 1;
      if (depth > levels) return true;
    } else if (isOneOf(code, ']', '}')) {
      depth -= 1;
    }
  }
  return false;
};

const tooDeep = () => new HttpError(400, serverText('http.tooDeep'), { code: 'body_too_deep' });

/** Parses JSON bodies like Fastify, but rejects excessive nesting. */
export const limitJsonBodies = (app: App): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isNestedDeeper(text, jsonDepthLimit)) return done(tooDeep());
    return parse(request, text, done);
  });
};
