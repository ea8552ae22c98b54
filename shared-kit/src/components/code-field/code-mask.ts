import type { Mask } from '../masked-field';

const isOwn = (character: string): boolean => /^[A-Z\d]$/.test(character.toUpperCase());

/** The letters and digits of a code, without dashes, spaces and case: what two writings of one code have in common. */
export const plainCode = (text: string): string => [...text].filter(isOwn).join('').toUpperCase();

/** Groups of letters and digits parted by dashes: `codeMask([4, 4, 4])` writes TF26-8K4M-21AB. */
export const codeMask = (groups: readonly number[]): Mask => {
  const length = groups.reduce((sum, group) => sum + group, 0);
  return {
    isOwn,
    apply: (text, edit) => {
      const plain = plainCode(text);
      if (edit === 'typed' && plain.length > length) return null;
      const parts: string[] = [];
      let from = 0;
      for (const group of groups) {
        const part = plain.slice(from, from + group);
        if (part === '') break;
        parts.push(part);
        from += group;
      }
      return parts.join('-');
    },
  };
};
