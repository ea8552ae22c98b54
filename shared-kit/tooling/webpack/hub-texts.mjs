import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** What stands where the texts of the hub belong, until it is known which ones its code asks for. */
export const hubTextsMark = '__FAIRFRONT_HUB_TEXTS__';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withoutNamespace = (key) => key.replace(/^\w+:/, '');
const isType = (name) =>
  /^(typeAnnotation|typeParams|typeParameters|typeArguments|typeArgs|superTypeParams)$/.test(name);

/** Every string that code writes down, and a pattern for every string that it puts together. */
const stringsOf = (node, found) => {
  if (Array.isArray(node)) for (const item of node) stringsOf(item, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (/^(Import|TsType|TsInterface)/.test(node.type)) return;
  if (node.type === 'StringLiteral') found.keys.add(withoutNamespace(node.value));
  if (node.type === 'TemplateLiteral') {
    const [first, ...rest] = node.quasis.map(({ cooked }) => cooked ?? '');
    const parts = [withoutNamespace(first), ...rest];
    if (parts.length === 1) found.keys.add(parts[0]);
    else if (parts.some((part) => /\w/.test(part))) found.patterns.push(parts.map(escaped).join('.+'));
  }
  for (const [name, value] of Object.entries(node)) if (!isType(name)) stringsOf(value, found);
};

const leavesOf = (tree, path = []) =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key], value]] : leavesOf(value, [...path, key]),
  );

/** A key with its plural and context endings taken off one by one: `rows_one`, `rows`. */
const formsOf = (key) => {
  const forms = [key];
  for (let rest = key; /_[a-z]+$/.test(rest); forms.push(rest)) rest = rest.replace(/_[a-z]+$/, '');
  return forms;
};

const put = (tree, [key, ...rest], value) => {
  if (rest.length === 0) tree[key] = value;
  else put((tree[key] ??= {}), rest, value);
};

/**
 * The texts that some code can ask for: those whose keys it writes down, or puts together from parts that it writes down.
 * What it asks for beyond them is not lost: a missing text makes the shell load all texts of the remote.
 * @param {Record<string, unknown>} texts of one language
 * @param {readonly string[]} sources of the code, in TypeScript
 */
export const textsAskedFor = (texts, sources) => {
  const found = { keys: new Set(), patterns: [] };
  for (const source of sources) stringsOf(parseSync(source, { syntax: 'typescript', tsx: true }), found);
  const patterns = found.patterns.map((pattern) => new RegExp(`^${pattern}$`));
  const leaves = leavesOf(texts);
  const isAskedFor = (key) =>
    formsOf(key).some((form) => found.keys.has(form) || patterns.some((pattern) => pattern.test(form)));
  const chosen = new Map(leaves.filter(([path]) => isAskedFor(path.join('.'))).map(([path, value]) => [path, value]));
  // a text may quote another one
  for (const value of chosen.values()) {
    for (const [, quoted] of value.matchAll(/\$t\((?:\w+:)?([\w.]+)/g)) {
      for (const [path, text] of leaves) if (formsOf(path.join('.')).includes(quoted)) chosen.set(path, text);
    }
  }
  const tree = {};
  for (const [path, value] of chosen) put(tree, path, value);
  return tree;
};

/** @param {readonly string[]} files */
export const readSources = (files) => files.map((file) => readFileSync(file, 'utf8'));
