/** Origin of the portal that these scripts came from. */
export const scriptOrigin = new URL(import.meta.url).origin;
