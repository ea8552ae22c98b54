/** Limits of texts, code points. */
export const textLimits = {
  name: 255,
  address: 255,
  contact: 255,
  ownerType: 20,
  description: 5000,
  link: 500,
} as const;
