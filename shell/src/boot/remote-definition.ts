import type {
  ChecklistModule,
  CommandModule,
  LocaleTexts,
  ModalProps,
  ParticipationEventName,
  RealtimeHandler,
  TileModule,
} from '@fairfront/shared-kit/platform';
import type { ComponentType } from 'react';

/** The type of a part, by its kind. */
export interface PartKinds {
  tile: TileModule;
  checklist: ChecklistModule;
  commands: CommandModule;
  modal: ComponentType<ModalProps>;
  screen: ComponentType;
}
/** Kinds of parts that are loaded by name. */
export type PartKind = keyof PartKinds;

/** A remote lacks something that its release declares. Loading the same files again does not help. */
export class BrokenRemoteError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrokenRemoteError';
  }
}

type Load = () => Promise<unknown>;

/** A validated definition: loaders by name. */
export interface CheckedDefinition {
  tile: Record<string, Load>;
  checklist: Record<string, Load>;
  commands: Record<string, Load>;
  modal: Record<string, Load>;
  screen: Record<string, Load>;
  realtime: Record<string, Load>;
  locales: Record<string, Load>;
  /** Empty if the texts of the hub are in `locales`. */
  hubLocales: Record<string, Load>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const loaders = (definition: Record<string, unknown>, key: string): Record<string, Load> => {
  const entries = definition[key] ?? {};
  if (!isRecord(entries)) throw new BrokenRemoteError(`${key} is not an object`);
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const load = isRecord(entry) ? entry['load'] : entry;
      if (typeof load !== 'function') throw new BrokenRemoteError(`${key}.${name} has no loader`);
      return [name, load as Load];
    }),
  );
};

/** Validates a loaded definition, because its release may differ from the types of this build. @throws BrokenRemoteError */
export const checkDefinition = (definition: unknown): CheckedDefinition => {
  if (!isRecord(definition)) throw new BrokenRemoteError('The entry exports no definition');
  return {
    tile: loaders(definition, 'tiles'),
    checklist: loaders(definition, 'checklist'),
    commands: loaders(definition, 'commands'),
    modal: loaders(definition, 'modals'),
    screen: loaders(definition, 'screens'),
    realtime: loaders(definition, 'realtime'),
    locales: loaders(definition, 'locales'),
    hubLocales: loaders(definition, 'hubLocales'),
  };
};

const loadDefault = async (load: Load | undefined, what: string): Promise<unknown> => {
  if (!load) throw new BrokenRemoteError(`The definition has no ${what}`);
  const module = await load();
  if (!isRecord(module)) throw new BrokenRemoteError(`${what} is not a module`);
  return module['default'];
};

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (isRecord(value) && typeof value['$$typeof'] === 'symbol');

/** Kinds whose module exports a hook; parts of the other kinds are components. */
const hookOf: Partial<Record<PartKind, string>> = {
  tile: 'useTile',
  checklist: 'useChecklist',
  commands: 'useCommands',
};

const isPart = (kind: PartKind, part: unknown): boolean => {
  const hook = hookOf[kind];
  return hook ? isRecord(part) && typeof part[hook] === 'function' : isComponent(part);
};

/** Loads a part and validates it. @throws BrokenRemoteError, or the error of its files */
export const loadPartOf = async <Kind extends PartKind>(
  definition: CheckedDefinition,
  kind: Kind,
  name: string,
): Promise<PartKinds[Kind]> => {
  const part = await loadDefault(definition[kind][name], `${kind} ${name}`);
  if (!isPart(kind, part)) throw new BrokenRemoteError(`The default export of ${kind} ${name} is not a ${kind}`);
  return part as PartKinds[Kind];
};

/** The two text files of a remote: that of its tiles and checklist entries, and that of all other parts. */
export type TextFile = 'hubLocales' | 'locales';

const hubKinds: readonly PartKind[] = ['tile', 'checklist'];

/** The text files that a part of this kind uses. */
export const textFilesOf = (definition: CheckedDefinition, kind: PartKind): TextFile[] => {
  if (Object.keys(definition.hubLocales).length === 0) return ['locales'];
  return hubKinds.includes(kind) ? ['hubLocales'] : ['hubLocales', 'locales'];
};

/** Loads the texts of a language. @throws BrokenRemoteError, or the error of the file */
export const loadTextsOf = async (
  definition: CheckedDefinition,
  file: TextFile,
  locale: string,
): Promise<LocaleTexts> => {
  const texts = await loadDefault(definition[file][locale], `${file} ${locale}`);
  if (!isRecord(texts)) throw new BrokenRemoteError(`${file} ${locale} contains no texts`);
  return texts as LocaleTexts;
};

/** Loads the handler of a realtime event. @throws BrokenRemoteError, or the error of its files */
export const loadHandlerOf = async <Name extends ParticipationEventName>(
  definition: CheckedDefinition,
  name: Name,
): Promise<RealtimeHandler<Name>> => {
  const handler = await loadDefault(definition.realtime[name], `handler of ${name}`);
  if (typeof handler !== 'function') throw new BrokenRemoteError(`The handler of ${name} is not a function`);
  return handler as RealtimeHandler<Name>;
};
