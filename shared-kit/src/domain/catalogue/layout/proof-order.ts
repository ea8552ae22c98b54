import { localizedName, type PrintedLocale } from '../../common';
import type { RubricNode } from '../rubric-tree';

/** The parts of the printed catalogue. */
export const proofParts = ['alphabet', 'rubrics', 'guide'] as const;
/** One of `proofParts`. */
export type ProofPart = (typeof proofParts)[number];

/** What the place of an entry depends on. */
export interface ProofKey {
  id: number;
  /** The name in the language of the proof. */
  name: string;
  stands: readonly string[];
  /** The chosen rubrics. */
  rubrics: readonly number[];
}

/** A place of an entry in a part: under a letter, under a rubric, or in the guide. */
export interface ProofPlace {
  id: number;
  /** The letter, or the code and name of the rubric; empty in the guide. */
  heading: string;
  rubric: number | null;
}

/** A name from its letter of the alphabetical list on: a legal form before a quoted name does not count. */
const alphabetKey = (name: string): string => {
  const quoted = /[«"“„]\P{L}*(\p{L}.*)/su.exec(name)?.[1];
  return quoted ?? /\p{L}.*/su.exec(name)?.[0] ?? name;
};

/** The letter of a name in the alphabetical list; empty if it has none. */
const letterOf = (name: string): string => (/\p{L}/u.exec(alphabetKey(name))?.[0] ?? '').toLocaleUpperCase('ru');

/** The rubrics of a tree in printing order: each before those below it. */
const rubricsInOrder = (nodes: readonly RubricNode[]): RubricNode[] =>
  nodes.flatMap((node) => [node, ...rubricsInOrder(node.children)]);

/** Entries in the order of the alphabetical list; equal names by their number. */
const byName = (keys: readonly ProofKey[], locale: PrintedLocale): ProofKey[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return keys
    .map((key) => ({ key, name: alphabetKey(key.name) }))
    .sort((one, other) => compare(one.name, other.name) || one.key.id - other.key.id)
    .map(({ key }) => key);
};

const inAlphabet = (keys: readonly ProofKey[], locale: PrintedLocale): ProofPlace[] =>
  byName(keys, locale).map(({ id, name }) => ({ id, heading: letterOf(name), rubric: null }));

/** Rubrics that the tree no longer has come last, by their number. */
const inRubrics = (keys: readonly ProofKey[], locale: PrintedLocale, tree: readonly RubricNode[]): ProofPlace[] => {
  const sorted = byName(keys, locale);
  const headings = new Map(
    rubricsInOrder(tree).map((node) => [node.id, `${node.code} ${node[localizedName('name', locale)]}`.trim()]),
  );
  const removed = new Set(keys.flatMap(({ rubrics }) => rubrics.filter((id) => !headings.has(id))));
  for (const id of [...removed].sort((one, other) => one - other)) headings.set(id, String(id));
  // a tree has many more rubrics than an order
  const entries = new Map<number, ProofKey[]>();
  for (const key of sorted)
    for (const rubric of new Set(key.rubrics)) {
      const under = entries.get(rubric);
      if (under) under.push(key);
      else entries.set(rubric, [key]);
    }
  return [...headings].flatMap(([rubric, heading]) =>
    (entries.get(rubric) ?? []).map(({ id }) => ({ id, heading, rubric })),
  );
};

const inGuide = (keys: readonly ProofKey[], locale: PrintedLocale): ProofPlace[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return byName(keys, locale)
    .sort((one, other) => compare(one.stands[0] ?? '\uffff', other.stands[0] ?? '\uffff'))
    .map(({ id }) => ({ id, heading: '', rubric: null }));
};

/** The places of entries in a part of the catalogue, in printing order. @param tree the rubrics of the exhibition */
export const proofPlaces = (
  keys: readonly ProofKey[],
  part: ProofPart,
  locale: PrintedLocale,
  tree: readonly RubricNode[],
): ProofPlace[] => {
  if (part === 'rubrics') return inRubrics(keys, locale, tree);
  return part === 'guide' ? inGuide(keys, locale) : inAlphabet(keys, locale);
};
