/** The origin of the portal that served these scripts. */
export const scriptOrigin = new URL(import.meta.url).origin;
