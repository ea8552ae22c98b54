import type { ReactNode } from 'react';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './queue.module.css';

/** A fact: the key of its name below `facts` of the queue, and its value; without a value it is left out. */
export type Fact = [name: string, value: ReactNode];

/** The facts about an item. */
export const FactList = ({ queue, facts }: { queue: string; facts: readonly Fact[] }) => {
  const { t } = useTranslation('desk');
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt>{t(`${queue}.facts.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

/** Stands as the value of a fact; false if there are none. */
export const standsOf = (titles: readonly string[]): ReactNode =>
  titles.length > 0 && (
    <span className={styles.stands}>
      {titles.map((title) => (
        <StandTag key={title}>{title}</StandTag>
      ))}
    </span>
  );
