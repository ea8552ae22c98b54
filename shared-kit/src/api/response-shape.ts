import type { ResponseShape, ResponseShapes } from '../model/response-shape';

export type { ResponseShape, ResponseShapes } from '../model/response-shape';

type Named = ResponseShapes['named'];

const kinds: Readonly<Record<string, string>> = { s: 'string', n: 'number', b: 'boolean' };

const fitsName = (value: unknown, name: string, named: Named): boolean => {
  if (name.endsWith('?')) return value === null || fitsName(value, name.slice(0, -1), named);
  if (name === '*') return true;
  if (name.startsWith('#')) return fits(value, named[name.slice(1)] ?? '*', named);
  return typeof value === kinds[name];
};

/** Whether a value has a shape. */
export const fits = (value: unknown, shape: ResponseShape, named: Named): boolean => {
  if (typeof shape === 'string') return fitsName(value, shape, named);
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0], named));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([key, member]) => {
    const name = key.replace(/\?$/, '');
    return record[name] === undefined ? name !== key : fits(record[name], member, named);
  });
};
