import type { ScreenOffer } from './offers';

/** The path of a screen. */
type Places = Readonly<Record<string, Pick<ScreenOffer, 'path'>>>;

const isId = (param: string): boolean => /(^|_)id$/.test(param);

/**
 * Whether a value is valid for a path param: ids are numbers, so `/participant/abc` is not an address of the portal.
 */
const fits = (param: string, value: string): boolean => (isId(param) ? /^[1-9]\d{0,9}$/.test(value) : value !== '');

/** A trailing slash is ignored. */
const partsOf = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const paramsOf = (pattern: string, given: readonly string[]): Record<string, string> | null => {
  const wanted = partsOf(pattern);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (fits(part.slice(1), value)) params[part.slice(1)] = value;
    else return null;
  }
  return params;
};

/** The screen of a path with its decoded params; null for an unknown path. */
export const matchScreen = <Screens extends Places>(
  screens: Screens,
  path: string,
): { name: keyof Screens & string; params: Record<string, string> } | null => {
  const given = partsOf(path).map(decode);
  for (const name of Object.keys(screens)) {
    const params = paramsOf(screens[name]?.path ?? '', given);
    if (params) return { name, params };
  }
  return null;
};

/** A path with its params replaced by values; null if one is missing. */
export const pathWith = (pattern: string, params: object): string | null => {
  const values = new Map(
    Object.entries(params).map(([name, value]) => [`:${name}`, encodeURIComponent(String(value))]),
  );
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? values.get(part) : part));
  return parts.includes(undefined) ? null : parts.join('/');
};

const couldMeet = (one: string, other: string): boolean => {
  if (one.startsWith(':') && other.startsWith(':')) return true;
  const [param, word] = one.startsWith(':') ? [one, other] : [other, one];
  return param.startsWith(':') ? fits(param.slice(1), word) : param === word;
};

/** Whether one address could match both patterns. */
export const overlap = (one: string, other: string): boolean => {
  const [parts, others] = [partsOf(one), partsOf(other)];
  return parts.length === others.length && parts.every((part, index) => couldMeet(part, others[index] ?? ''));
};
