import type { Mask } from '@fairfront/shared-kit/components/masked-field';

/** Signs in a group, and groups in a code. */
const groupLength = 4;
const codeLength = 3 * groupLength;

const isOwn = (character: string): boolean => /^[A-Z\d]$/.test(character.toUpperCase());

/** The letters and digits of a code, without dashes, spaces and case: what two writings of one code have in common. */
export const plainCode = (text: string): string => [...text].filter(isOwn).join('').toUpperCase();

/** Groups of letters and digits parted by dashes: TF26-8K4M-21AB. */
export const codeMask: Mask = {
  isOwn,
  apply: (text, edit) => {
    const plain = plainCode(text);
    if (edit === 'typed' && plain.length > codeLength) return null;
    return (plain.slice(0, codeLength).match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');
  },
};
