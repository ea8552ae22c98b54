import { Icon } from '@fairfront/shared-kit/components/icon';
import { useEffect, useState } from 'react';
import styles from './profile.module.css';

/** How long a success is spoken of (ACC-006, ACC-010). */
const noteSeconds = 3;

/** A word that stays for three seconds after each success. */
export const useSuccessNote = () => {
  const [isShown, setShown] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setShown(false), noteSeconds * 1000);
    return () => clearTimeout(timer);
  }, [times]);
  const show = () => {
    setShown(true);
    setTimes((before) => before + 1);
  };
  return { isShown, show, hide: () => setShown(false) };
};

/** Beside the button that was pressed; its place is there before the word, so that it is read out. */
export const SuccessNote = ({ isShown, children }: { isShown: boolean; children: string }) => (
  <span role="status" className={styles.saved}>
    {isShown && (
      <>
        <Icon name="check-circle" size={16} />
        {children}
      </>
    )}
  </span>
);
