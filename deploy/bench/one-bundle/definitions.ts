/** The remotes of the workspace as ordinary lazy routes of one build, filled in by `definitions-loader.mjs`. */
export const definitions: Record<string, () => Promise<{ default: unknown }>> = {};
