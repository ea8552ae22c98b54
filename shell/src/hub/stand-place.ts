import type { Stand } from '@fairfront/shared-kit/platform';

/** «Павильон 2, зал 4»: pavilion and hall as the organiser names them, read as one phrase. */
export const standPlace = ({ pavilion }: Pick<Stand, 'pavilion'>): string => {
  if (!pavilion) return '';
  if (!pavilion.parent) return pavilion.title;
  const hall = pavilion.title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return `${pavilion.parent.title}, ${hall}`;
};
