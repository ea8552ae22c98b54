import { noBreakSpace } from './numbers';

/** The parts of a name as the entities have them. */
export interface PersonName {
  lastname: string;
  name: string;
  middlename?: string | null;
}

const firstLetter = (part: string | null | undefined): string =>
  (Array.from(part?.trim() ?? '')[0] ?? '').toLocaleUpperCase('ru');

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** «Иванов Иван Иванович»: the order of lists and documents. */
export const fullName = ({ lastname, name, middlename }: PersonName): string => joined([lastname, name, middlename]);

/** «Иванов И. И.», kept on one line. */
export const shortName = ({ lastname, name, middlename }: PersonName): string => {
  const letters = [name, middlename].map(firstLetter).filter(Boolean);
  return [lastname.trim(), ...letters.map((letter) => `${letter}.`)].filter(Boolean).join(noBreakSpace);
};

/** «ИИ»: first letters of the last and the first name, for an avatar. */
export const initials = ({ lastname, name }: PersonName): string => firstLetter(lastname) + firstLetter(name);
