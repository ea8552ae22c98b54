/**
 * Every part of the kit by its import name, each behind its own import. The build writes this list
 * (`shared-kit/tooling/webpack/kit-parts-loader.mjs`), so that a new part of the kit needs no entry here.
 */
export const kitParts: Readonly<Record<string, () => Promise<unknown>>> = {};
