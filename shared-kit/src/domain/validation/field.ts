import type { AnyRule, Broken, Rule, RuleFacts } from './rule';

/** The kind of a field, which decides its type in a request body. */
export type FieldKind = 'text' | 'choice' | 'number' | 'reference' | 'flag' | 'rows' | 'list' | 'any';

/** A broken rule with its place below the field: `0.title` for a part of a list, empty for the field itself. */
export interface Placed<Said extends Broken = Broken> {
  place: string;
  issue: Said;
}

/**
 * A field of an entity with its kind and rules. Forms, server and API document are derived from it.
 * @typeParam Value as it is typed
 * @typeParam All the other values that its rules read
 * @typeParam Kept the type of a valid value
 */
export interface Field<
  in Value = never,
  in All = never,
  out Said extends Broken = Broken,
  out Kept = unknown,
  out Kind extends FieldKind = FieldKind,
> {
  readonly kind: Kind;
  readonly facts: RuleFacts;
  /** The first broken rule; of a list those of its entries, too. */
  readonly check: (value: Value, all: All) => readonly Placed<Said>[];
  /** Only a type, as in `Rule`. */
  readonly kept?: (read: (value: Kept) => void) => void;
}

/** The fields of an entity by name. */
export type Fields = Readonly<Record<string, Field>>;

// what several rules check, look at and promise together
type ValueIn<Rules extends readonly AnyRule[]> = Rules[number] extends Rule<infer Value, never, Broken> ? Value : never;
type AllIn<Rules extends readonly AnyRule[]> = Rules[number] extends Rule<never, infer All, Broken> ? All : never;
type SaidIn<Rules extends readonly AnyRule[]> = [Rules[number]] extends [never]
  ? never
  : Rules[number] extends Rule<never, never, infer Said>
    ? Said
    : never;
type ValidIn<Rules extends readonly AnyRule[]> = Rules extends readonly [infer First, ...infer Rest extends AnyRule[]]
  ? (First extends Rule<never, never, Broken, infer Kept> ? Kept : unknown) & ValidIn<Rest>
  : unknown;
/** A rule about one or several values promises one of them for a single value. */
type Narrowed<Value, Kept> = Value extends readonly unknown[]
  ? Value & Kept
  : Value & Exclude<Kept, readonly unknown[]>;
type Optional<Rules extends readonly AnyRule[], Value> = null extends ValidIn<Rules> ? Value | null : Value;

type FieldOf<Kind extends FieldKind, Value, Rules extends readonly AnyRule[]> = Field<
  Value,
  AllIn<Rules>,
  SaidIn<Rules>,
  Narrowed<Value, ValidIn<Rules>>,
  Kind
>;

/** The value of a field as it is typed. */
export type ValueOf<One> = One extends Field<infer Value, never> ? Value : never;
/** The value of a field that satisfies its rules. */
export type ValidOf<One> = One extends Field<never, never, Broken, infer Kept> ? Kept : never;
type StoredOf<One> = One extends { readonly kind: 'rows'; readonly entry: infer Entry extends Fields }
  ? StoredValues<Entry>[]
  : One extends { readonly kind: 'number' }
    ? Exclude<ValidOf<One>, string>
    : One extends { readonly kind: 'list' }
      ? string[]
      : ValidOf<One>;
/** The valid values of an entity as they are stored and returned: a number is not a text, whatever was typed. */
export type StoredValues<Named extends Fields> = { -readonly [Name in keyof Named]: StoredOf<Named[Name]> };
type AllOf<One> = One extends Field<never, infer All> ? All : never;
/** The issues that the fields can return. */
export type SaidOf<Named extends Fields> = {
  [Name in keyof Named]: Named[Name] extends Field<never, never, infer Said> ? Said : never;
}[keyof Named];

/** The values of an entity as its form holds them and its rules check them. */
export type ValuesOf<Named extends Fields> = { -readonly [Name in keyof Named]: ValueOf<Named[Name]> };
/** The valid values of an entity. */
export type ValidValues<Named extends Fields> = { -readonly [Name in keyof Named]: ValidOf<Named[Name]> };

type AllTogether<Named extends Fields> = {
  [Name in keyof Named]: (all: AllOf<Named[Name]>) => void;
}[keyof Named] extends (all: infer All) => void
  ? All
  : never;
/** The input of field checks: the values, and the context that their rules need. */
export type Checked<Named extends Fields> = ValuesOf<Named> & AllTogether<Named>;

/** Fields for these values: each of them, and no other, with rules that can check it. */
export type FieldsFor<Values> = { readonly [Name in keyof Values]-?: Field<Values[Name], Values> };

const factsOf = (rules: readonly AnyRule[]): RuleFacts =>
  Object.assign({}, ...rules.map(({ facts }) => facts)) as RuleFacts;

const firstBroken = (rules: readonly AnyRule[], value: unknown, all: unknown): Broken | null => {
  for (const rule of rules as readonly Rule<unknown, unknown, Broken>[]) {
    const issue = rule(value, all);
    if (issue) return issue;
  }
  return null;
};

const ofKind = <Kind extends FieldKind, Value, Rules extends readonly AnyRule[]>(
  kind: Kind,
  rules: Rules,
): FieldOf<Kind, Value, Rules> => ({
  kind,
  facts: factsOf(rules),
  check: (value, all) => {
    const issue = firstBroken(rules, value, all) as SaidIn<Rules> | null;
    return issue ? [{ place: '', issue }] : [];
  },
});

/** A text, checked by its rules in their order. @example text(required, letters, maxLength(50)) */
export const text = <const Rules extends readonly Rule<string | null, never, Broken>[]>(...rules: Rules) =>
  ofKind<'text', Optional<Rules, string>, Rules>('text', rules);

/** A day or one of several names: a text that is null until it is chosen. */
export const choice = <const Rules extends readonly Rule<string | null, never, Broken>[]>(...rules: Rules) =>
  ofKind<'choice', string | null, Rules>('choice', rules);

/** A number, as it is typed. */
export const amount = <const Rules extends readonly Rule<number | string | null, never, Broken>[]>(...rules: Rules) =>
  ofKind<'number', number | string | null, Rules>('number', rules);

/** A yes or no. */
export const flag = () => ofKind<'flag', boolean, []>('flag', []);

/** The id of something on a list, null until it is chosen. */
export const reference = <const Rules extends readonly Rule<number | null, never, Broken>[]>(...rules: Rules) =>
  ofKind<'reference', number | null, Rules>('reference', rules);

/** A value of any other kind: it is what its rules can check. */
export const field = <const Rules extends readonly AnyRule[]>(...rules: Rules) =>
  ofKind<'any', ValueIn<Rules>, Rules>('any', rules);

/** A list of rows, each of the same fields; `rules` check the list as a whole and come first. */
export const rows = <Named extends Fields, const Rules extends readonly AnyRule[]>(entry: Named, ...rules: Rules) => {
  type Row = ValuesOf<Named>;
  const own = ofKind<'rows', readonly Row[], Rules>('rows', rules);
  const check: Field<readonly Row[], AllIn<Rules>, SaidIn<Rules> | SaidOf<Named>>['check'] = (list, all) => [
    ...own.check(list, all),
    ...list.flatMap((row, index) =>
      placedIn(entry, row as Checked<Named>).map(({ place, issue }) => ({ place: `${index}.${place}`, issue })),
    ),
  ];
  const made = { kind: 'rows', facts: own.facts, entry, check } as const;
  return made satisfies Field<readonly Row[], AllIn<Rules>> as typeof made &
    Field<Row[], AllIn<Rules>, SaidIn<Rules> | SaidOf<Named>, ValidValues<Named>[], 'rows'>;
};

/** A list of single values; `rules` check the list as a whole and come first. */
export const list = <One extends Field<never, never>, const Rules extends readonly AnyRule[]>(
  entry: One,
  ...rules: Rules
) => {
  type Said = SaidIn<Rules> | SaidOf<{ entry: One }>;
  const own = ofKind<'list', readonly ValueOf<One>[], Rules>('list', rules);
  const check: Field<readonly ValueOf<One>[], AllIn<Rules>, Said>['check'] = (values, all) => [
    ...own.check(values, all),
    ...values.flatMap((value, index) =>
      (entry.check as Field<ValueOf<One>, unknown, Said>['check'])(value, {}).map(({ issue }) => ({
        place: String(index),
        issue,
      })),
    ),
  ];
  return { kind: 'list', facts: own.facts, check } as Field<
    readonly ValueOf<One>[],
    AllIn<Rules>,
    Said,
    unknown,
    'list'
  >;
};

/** A value whose broken parts are found in one pass: thousands of rows that depend on each other. */
export const parts = <Value, All, Said extends Broken>(
  check: (value: Value, all: All) => readonly Placed<Said>[],
): Field<Value, All, Said, Value, 'any'> => ({ kind: 'any', facts: {}, check });

/** All broken rules of fields, in the order of the fields, a list before its entries. */
export const placedIn = <Named extends Fields>(fields: Named, values: Checked<Named>): Placed<SaidOf<Named>>[] =>
  Object.entries(fields).flatMap(([name, one]) => {
    const { check } = one as Field<unknown, unknown, SaidOf<Named>>;
    return check((values as Record<string, unknown>)[name], values).map(({ place, issue }) => ({
      place: place === '' ? name : `${name}.${place}`,
      issue,
    }));
  });

type Further<Named extends Fields> = {
  readonly [Name in keyof Named]?: readonly Rule<ValueOf<Named[Name]>, never, Broken>[];
};
type WithRules<Named extends Fields, Added extends Further<Named>> = {
  readonly [Name in keyof Named]: Added[Name] extends readonly AnyRule[]
    ? Field<
        ValueOf<Named[Name]>,
        AllOf<Named[Name]> & AllIn<Added[Name]>,
        SaidOf<{ one: Named[Name] }> | SaidIn<Added[Name]>,
        Narrowed<ValidOf<Named[Name]>, ValidIn<Added[Name]>>,
        Named[Name]['kind']
      >
    : Named[Name];
};

/** The fields with rules that depend on more than a value: the day, a list that was read. They come after those of the field. */
export const withRules = <Named extends Fields, const Added extends Further<Named>>(
  fields: Named,
  added: Added,
): WithRules<Named, Added> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, one]) => {
      const further = added[name];
      if (!further) return [name, one];
      const { check } = one as Field<unknown, unknown>;
      const { check: checkMore } = ofKind<'any', unknown, readonly AnyRule[]>('any', further) as Field<
        unknown,
        unknown
      >;
      const both = (value: unknown, all: unknown) => {
        const own = check(value, all);
        return own.length > 0 ? own : checkMore(value, all);
      };
      return [name, { ...one, check: both }];
    }),
  ) as WithRules<Named, Added>;
