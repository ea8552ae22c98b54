/** Limits of texts, code points (CAT-062, CAT-079, CAT-127). */
export const textLimits = {
  name: 255,
  address: 255,
  contact: 255,
  ownerType: 20,
  description: 5000,
  link: 500,
} as const;
