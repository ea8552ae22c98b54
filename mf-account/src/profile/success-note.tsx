import { Icon } from '@fairfront/shared-kit/components/icon';
import { useEffect, useState } from 'react';
import styles from './profile.module.css';

/** How long the success message is shown. */
const noteSeconds = 3;

/** A message that stays for three seconds after each success. */
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

/** The message beside the pressed button; its element exists before the text, so that screen readers announce it. */
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
