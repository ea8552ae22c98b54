/** Why the registry refuses. The message explains it to a person. */
export type RegistryErrorCode =
  /** Released versions are immutable, so a number cannot be used twice. */
  | 'VERSION_EXISTS'
  /** The store does not contain the version. */
  | 'VERSION_UNKNOWN'
  /** The version is not valid semver, or not above the stored versions. */
  | 'VERSION_ORDER'
  /** The manifest belongs to another package than the command or the folder names. */
  | 'NAME_MISMATCH'
  /** The build has no manifest, or an unreadable one. */
  | 'MANIFEST_UNREADABLE'
  /** A file listed in the manifest is missing. */
  | 'FILE_MISSING'
  /** A file or its compressed variant differs from the manifest. */
  | 'FILE_ALTERED'
  /** A file is not listed in the manifest. */
  | 'FILE_UNLISTED'
  /** The remote was built for a contract version that the shell does not implement. */
  | 'CONTRACT_INCOMPATIBLE'
  /** The remote needs versions of shared parts that the shell does not provide. */
  | 'SHARED_INCOMPATIBLE'
  /** The remote needs a federation runtime that the shell does not provide. */
  | 'FEDERATION_INCOMPATIBLE'
  /** Two remotes declare the same modal, screen or tile. */
  | 'NAME_CONFLICT'
  /** An address matches two screens, or a screen and an address of the edge. */
  | 'PATH_CONFLICT'
  /** A remote opens a route or a modal that neither the shell nor a live remote declares. */
  | 'UNKNOWN_PLACE'
  /** A remote is released before any shell. */
  | 'NO_SHELL'
  /** The release document, live or new, is invalid for its readers. */
  | 'DOCUMENT_UNREADABLE'
  /** The store has no readable document of that revision. */
  | 'REVISION_UNKNOWN'
  /** There is no previous version. */
  | 'NOTHING_BEFORE'
  /** Another switch is in progress. */
  | 'STORE_BUSY'
  /** The API does not report its rule versions. */
  | 'API_UNREACHABLE'
  /** The command line is invalid. */
  | 'USAGE';

/** One problem found by a check. */
export interface Problem {
  code: RegistryErrorCode;
  message: string;
}

/** Thrown when a command is refused. Nothing has changed then. */
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

/** Refuses for a single reason. */
export const refuse = (code: RegistryErrorCode, message: string): never => {
  throw new RegistryError([{ code, message }]);
};

/** Throws if there are problems. */
export const refuseIfAny = (problems: Problem[]): void => {
  const [first, ...rest] = problems;
  if (first) throw new RegistryError([first, ...rest]);
};
