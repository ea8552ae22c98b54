import { useState } from 'react';
import { classNames } from '../class-names';
import styles from './avatar.module.css';

/** Two letters of a name: the first of its first two words ("Ирина Соколова" → "ИС"); quotes and signs are no letters. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('ru');

const tints = ['teal', 'plum', 'olive', 'grey'] as const;

/** The props of `Avatar`. */
export interface AvatarProps {
  /** Name of the person or company, first name first. */
  name: string;
  /** Chooses one of the four tints, the same wherever the person appears. */
  id: number;
  photo?: string | null;
  /** Edge in px. */
  size?: 24 | 32 | 40;
  /** Square, for companies. */
  square?: boolean;
  /** Set if the name is not written beside it: the name is then read out. */
  standalone?: boolean;
  className?: string;
}

/** A photo, or initials on a tint. */
export const Avatar = ({ name, id, photo, size = 32, square, standalone, className }: AvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const tint = tints[Math.abs(id) % tints.length] ?? 'teal';
  const classes = classNames(styles.avatar, styles[`size-${size}`], square && styles.square, className);
  const naming = standalone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  if (photo && photo !== broken)
    return (
      <span {...naming} className={classes}>
        <img src={photo} alt="" className={styles.photo} onError={() => setBroken(photo)} />
      </span>
    );
  return (
    <span {...naming} className={classNames(classes, styles[tint])}>
      {initialsOf(name)}
    </span>
  );
};

/** The props of `AvatarStack`. */
export interface AvatarStackProps {
  people: readonly { id: number; name: string; photo?: string | null }[];
  /** The rest becomes "+3". */
  limit?: number;
  /** The text of the row: "5 users". */
  label: string;
}

/** Overlapping avatars of a group. */
export const AvatarStack = ({ people, limit = 5, label }: AvatarStackProps) => {
  const shown = people.length > limit ? people.slice(0, limit - 1) : people;
  return (
    <span role="img" aria-label={label} className={styles.stack}>
      {shown.map((person) => (
        <Avatar key={person.id} {...person} className={styles.stacked} />
      ))}
      {people.length > shown.length && (
        <span aria-hidden="true" className={classNames(styles.avatar, styles['size-32'], styles.grey, styles.stacked)}>
          +{people.length - shown.length}
        </span>
      )}
    </span>
  );
};
