import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../setup/install.mjs';
import { remotes, workspace } from '../setup/packages.mjs';

/** The package cannot be generated. The message gives the reason and a remedy. */
export class NewPackageError extends Error {}

/**
 * @param {string} message
 * @returns {never}
 */
const refuse = (message) => {
  throw new NewPackageError(message);
};

/** Words that start with a letter, so that they are valid identifiers. */
const kebabCase = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const pathOfParticipation = /^\/participant\/:id(\/[a-z][a-z0-9-]*)+$/;

const capitalised = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
const readIfThere = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * What a package declares, by name.
 * @typedef {object} Places
 * @property {string} owner
 * @property {Record<string, { path: string }>} [screens]
 * @property {Record<string, object>} [modals]
 * @property {Record<string, object>} [tiles]
 * @property {Record<string, object>} [commands]
 */

/**
 * The names that the packages of the portal declare, each with its owner, and the paths of their screens.
 * @returns {Promise<Places[]>}
 */
const declaredPlaces = async () => {
  const presets = '../../shared-kit/tooling/webpack/remote-definition.mjs';
  // the presets need dependencies that may just have been installed
  const { evaluateDefinition, evaluateOwnPlaces } = await import(presets);
  const { ownRoutes, ownModals } = evaluateOwnPlaces(join(root, 'shell'));
  return [
    { owner: 'shell', screens: ownRoutes, modals: ownModals },
    ...remotes.map((owner) => ({ owner, ...evaluateDefinition(join(root, owner)) })),
  ];
};

/**
 * @param {string} name
 * @param {string} path
 * @param {Places[]} places
 */
const refuseTakenNames = (name, path, places) => {
  for (const { owner, ...offers } of places) {
    const wanted = { screens: name, modals: `event-modal-${name}`, tiles: name, commands: name };
    for (const kind of /** @type {(keyof typeof wanted)[]} */ (Object.keys(wanted))) {
      const id = wanted[kind];
      if (Object.hasOwn(offers[kind] ?? {}, id)) {
        refuse(`${owner} already declares "${id}" in ${kind}: choose another name`);
      }
    }
    const [taken] = Object.entries(offers.screens ?? {}).find(([, screen]) => screen.path === path) ?? [];
    if (taken) refuse(`${path} is the address of the screen ${taken} of ${owner}: choose another one with --path`);
  }
};

/**
 * Prefix of the requirement ids.
 * @param {string} name
 */
const prefixOf = (name) => {
  const prefix = name.replace(/[^a-z]/g, '').toUpperCase();
  const owner = workspace.find((other) => readIfThere(join(root, other, 'REQUIREMENTS.md')).includes(`| ${prefix}-0`));
  if (owner) refuse(`The requirement ids of ${owner} already start with ${prefix}-: choose another name`);
  return prefix;
};

/** @typedef {Awaited<ReturnType<typeof planRemote>>} RemotePlan */

/**
 * Derives all names of a new remote.
 * @param {string} given `visitors` or `mf-visitors`
 * @param {{ path?: string, ru?: string, en?: string }} chosen screen address and title
 * @throws {NewPackageError} when the name or the address is invalid or taken
 */
export const planRemote = async (given, { path: wantedPath, ru, en } = {}) => {
  const name = given.replace(/^mf-/, '');
  if (!kebabCase.test(name)) refuse(`"${given}" is not a kebab-case name such as visitors or press-centre`);
  const folder = `mf-${name}`;
  if (existsSync(join(root, folder))) refuse(`${folder} already exists: nothing is overwritten`);
  const namesake = workspace.find((other) => basename(other) === name);
  if (namesake) refuse(`Commands already call ${namesake} "${name}": choose another name`);
  const path = wantedPath ?? `/participant/:id/${name}`;
  if (!pathOfParticipation.test(path)) refuse(`"${path}" is not a path such as /participant/:id/${name}`);
  refuseTakenNames(name, path, await declaredPlaces());
  return {
    name,
    folder,
    path,
    prefix: prefixOf(name),
    /** Prefix of components and hooks. */
    identifier: name.split('-').map(capitalised).join(''),
    title: { ru: ru ?? 'Новый раздел', en: en ?? capitalised(name.replaceAll('-', ' ')) },
  };
};
