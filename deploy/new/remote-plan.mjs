import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../setup/install.mjs';
import { remotes, workspace } from '../setup/packages.mjs';

/** A package that cannot be written; the message says why and what would do. */
export class NewPackageError extends Error {}

const refuse = (message) => {
  throw new NewPackageError(message);
};

/** Words that begin with a letter, so that they become names in code, too. */
const kebabCase = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const pathOfParticipation = /^\/participant\/:id(\/[a-z][a-z0-9-]*)+$/;

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What the packages of the portal declare: their names, each with its owner, and the paths of their screens. */
const declaredPlaces = async () => {
  const presets = '../../shared-kit/tooling/webpack/remote-definition.mjs';
  // the presets need the dependencies, which may just have been installed
  const { evaluateDefinition, evaluateOwnPlaces } = await import(presets);
  const { ownRoutes, ownModals } = evaluateOwnPlaces(join(root, 'shell'));
  return [
    { owner: 'shell', screens: ownRoutes, modals: ownModals },
    ...remotes.map((owner) => ({ owner, ...evaluateDefinition(join(root, owner)) })),
  ];
};

const refuseTakenNames = (name, path, places) => {
  for (const { owner, ...offers } of places) {
    for (const [kind, id] of [
      ['screens', name],
      ['modals', `event-modal-${name}`],
      ['tiles', name],
      ['commands', name],
    ]) {
      if (Object.hasOwn(offers[kind] ?? {}, id)) {
        refuse(`${owner} has "${id}" among its ${kind} already: choose another name`);
      }
    }
    const [taken] = Object.entries(offers.screens ?? {}).find(([, screen]) => screen.path === path) ?? [];
    if (taken) refuse(`${path} is the address of the screen ${taken} of ${owner}: choose another one with --path`);
  }
};

/** Begins the numbers of its requirements. */
const prefixOf = (name) => {
  const prefix = name.replace(/[^a-z]/g, '').toUpperCase();
  const owner = workspace.find((other) => readIfThere(join(root, other, 'REQUIREMENTS.md')).includes(`| ${prefix}-0`));
  if (owner) refuse(`The requirements of ${owner} are numbered ${prefix}-001 and on: choose another name`);
  return prefix;
};

/**
 * What a new remote is called everywhere.
 * @param {string} given `visitors` or `mf-visitors`
 * @param {{ path?: string, ru?: string, en?: string }} chosen address of its screen, and its title
 * @throws {NewPackageError} when the name or the address is none, or belongs to somebody
 */
export const planRemote = async (given, { path: wantedPath, ru, en } = {}) => {
  const name = given.replace(/^mf-/, '');
  if (!kebabCase.test(name)) refuse(`"${given}" is no name in kebab case such as visitors or press-centre`);
  const folder = `mf-${name}`;
  if (existsSync(join(root, folder))) refuse(`${folder} exists already: nothing is overwritten`);
  const namesake = workspace.find((other) => basename(other) === name);
  if (namesake) refuse(`Commands call ${namesake} "${name}": choose another name`);
  const path = wantedPath ?? `/participant/:id/${name}`;
  if (!pathOfParticipation.test(path)) refuse(`"${path}" is no path such as /participant/:id/${name}`);
  refuseTakenNames(name, path, await declaredPlaces());
  return {
    name,
    folder,
    path,
    prefix: prefixOf(name),
    /** Of components and hooks. */
    identifier: name.split('-').map(capitalised).join(''),
    title: { ru: ru ?? 'Новый раздел', en: en ?? capitalised(name.replaceAll('-', ' ')) },
  };
};
