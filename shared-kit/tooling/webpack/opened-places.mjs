import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const isType = (name) =>
  /^(typeAnnotation|typeParams|typeParameters|typeArguments|typeArgs|superTypeParams)$/.test(name);
const textOf = (node) => (node?.type === 'StringLiteral' ? node.value : undefined);
/** The name of what is called: `navigate` of `navigation.navigate(…)`. */
const calledName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.value : callee.value);

/** What a node opens by a name that it writes down. */
const openedBy = (node, opened) => {
  if (node.type === 'KeyValueProperty') {
    const name = textOf(node.value);
    if (name !== undefined && node.key.value === 'modal') opened.modals.add(name);
  }
  if (node.type === 'ObjectExpression') {
    const members = new Map(node.properties.flatMap(({ key, value }) => (key ? [[key.value, value]] : [])));
    const route = textOf(members.get('route'));
    if (route !== undefined && members.has('params')) opened.routes.add(route);
  }
  if (node.type === 'JSXOpeningElement' && node.name.value === 'RouteLink') {
    for (const { name, value } of node.attributes) {
      if (name?.value === 'to' && textOf(value) !== undefined) opened.routes.add(value.value);
    }
  }
  if (node.type === 'CallExpression' && node.arguments.length > 1) {
    const name = textOf(node.arguments[0].expression);
    const called = calledName(node);
    if (name !== undefined && /^(navigate|navigateTo|href)$/.test(called)) opened.routes.add(name);
    if (name !== undefined && /^open(Modal)?$/.test(called) && node.arguments[1].expression.type !== 'StringLiteral') {
      opened.modals.add(name);
    }
  }
};

const visit = (node, opened) => {
  if (Array.isArray(node)) for (const item of node) visit(item, opened);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (/^(Import|TsType|TsInterface)/.test(node.type)) return;
  openedBy(node, opened);
  for (const [name, value] of Object.entries(node)) if (!isType(name)) visit(value, opened);
};

/**
 * The routes and modals that code opens by a name that it writes down: targets, links, calls of navigation and of modals. What it
 * puts together at run time is not found.
 * @param {readonly string[]} files in TypeScript
 * @returns {{ routes: string[], modals: string[] }}
 */
export const openedPlaces = (files) => {
  const opened = { routes: new Set(), modals: new Set() };
  for (const file of files) {
    visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }), opened);
  }
  return { routes: [...opened.routes].sort(), modals: [...opened.modals].sort() };
};
