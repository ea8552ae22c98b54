/** Why the registry refuses; the message says it to a person. */
export type RegistryErrorCode =
  /** A released version is immutable: the same number cannot come twice. */
  | 'VERSION_EXISTS'
  /** The store holds no such version. */
  | 'VERSION_UNKNOWN'
  /** The number is no semver, or not above those that the store holds: versions grow. */
  | 'VERSION_ORDER'
  /** The manifest speaks of another package than the command or the folder it lies in. */
  | 'NAME_MISMATCH'
  /** No manifest where a build should be, or one that cannot be read. */
  | 'MANIFEST_UNREADABLE'
  /** The manifest lists a file that is not there. */
  | 'FILE_MISSING'
  /** A file, or its compressed twin, is not what the manifest says. */
  | 'FILE_ALTERED'
  /** A file is there that the manifest does not list. */
  | 'FILE_UNLISTED'
  /** The remote was built for another contract than the shell implements. */
  | 'CONTRACT_INCOMPATIBLE'
  /** The remote needs other versions of shared parts than the shell provides. */
  | 'SHARED_INCOMPATIBLE'
  /** The remote needs a federation runtime that the shell does not provide. */
  | 'FEDERATION_INCOMPATIBLE'
  /** Two remotes claim one modal, screen or tile. */
  | 'NAME_CONFLICT'
  /** One address could belong to two screens, or to what the edge answers itself. */
  | 'PATH_CONFLICT'
  /** A remote opens a route or a modal that neither the shell nor a live remote has. */
  | 'UNKNOWN_PLACE'
  /** A remote is released before any shell. */
  | 'NO_SHELL'
  /** The live document, or the one to be written, is none that its readers accept. */
  | 'DOCUMENT_UNREADABLE'
  /** The store keeps no readable document of that revision. */
  | 'REVISION_UNKNOWN'
  /** There is no version to go back to. */
  | 'NOTHING_BEFORE'
  /** Another switch is under way. */
  | 'STORE_BUSY'
  /** The API that was named does not say by which rules it decides. */
  | 'API_UNREACHABLE'
  /** The command makes no sense. */
  | 'USAGE';

/** One finding. */
export interface Problem {
  code: RegistryErrorCode;
  message: string;
}

/** Thrown by every command that refuses; nothing has changed then. */
export class RegistryError extends Error {
  constructor(readonly problems: [Problem, ...Problem[]]) {
    super(problems.map(({ code, message }) => `${code}: ${message}`).join('\n'));
    this.name = 'RegistryError';
  }

  /** Code of the first problem. */
  get code(): RegistryErrorCode {
    return this.problems[0].code;
  }
}

/** A refusal with one reason. */
export const refuse = (code: RegistryErrorCode, message: string): never => {
  throw new RegistryError([{ code, message }]);
};

/** Throws when there are problems. */
export const refuseIfAny = (problems: Problem[]): void => {
  const [first, ...rest] = problems;
  if (first) throw new RegistryError([first, ...rest]);
};
