/** Major, minor, patch and pre-release part. */
interface Version {
  numbers: readonly [number, number, number];
  pre: readonly string[];
}

const pattern = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

const parse = (text: string): Version | null => {
  const found = pattern.exec(text);
  if (!found) return null;
  return {
    numbers: [Number(found[1]), Number(found[2]), Number(found[3])],
    pre: found[4]?.split('.') ?? [],
  };
};

/** True for a full semver such as `1.2.3` or `1.2.3-rc.1`. */
export const isVersion = (text: string): boolean => parse(text) !== null;

/** True for the ranges that the platform uses: an exact version or a caret range. */
export const isRange = (text: string): boolean => isVersion(text.replace(/^\^/, ''));

const comparePart = (a: string, b: string): number => {
  const [x, y] = [Number(a), Number(b)];
  if (Number.isInteger(x) && Number.isInteger(y)) return x - y;
  if (Number.isInteger(x)) return -1;
  if (Number.isInteger(y)) return 1;
  return a < b ? -1 : Number(a > b);
};

const comparePre = (a: readonly string[], b: readonly string[]): number => {
  if (!a.length || !b.length) return b.length - a.length;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [x, y] = [a[index], b[index]];
    if (x === undefined) return -1;
    if (y === undefined) return 1;
    const order = comparePart(x, y);
    if (order) return order;
  }
  return 0;
};

/** Compares two versions as defined by semver; invalid versions come first. */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [parse(a), parse(b)];
  if (!left || !right) return Number(Boolean(left)) - Number(Boolean(right));
  for (const index of [0, 1, 2] as const) {
    const order = left.numbers[index] - right.numbers[index];
    if (order) return order;
  }
  return comparePre(left.pre, right.pre);
};

/**
 * Whether a version is in a range: an exact version or a caret range with npm's semantics (`^1.2.0` up to but excluding
 * 2.0.0, `^0.1.2` up to 0.2.0, `^0.0.3` only 0.0.3). False for invalid input.
 */
export const satisfies = (version: string, range: string): boolean => {
  const wanted = parse(range.replace(/^\^/, ''));
  const given = parse(version);
  if (!wanted || !given) return false;
  const order = compareVersions(version, range.replace(/^\^/, ''));
  if (!range.startsWith('^')) return order === 0;
  const fixed = wanted.numbers.findIndex((number) => number > 0);
  const same = fixed === -1 ? 3 : fixed + 1;
  return order >= 0 && given.numbers.slice(0, same).every((number, index) => number === wanted.numbers[index]);
};
