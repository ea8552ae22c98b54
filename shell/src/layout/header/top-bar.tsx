import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Logo } from '../logo/logo';
import type { ReactNode } from 'react';
import { LanguageSwitch } from './language-switch';
import styles from './top-bar.module.css';

/** Logo and language: the header of visitor pages. */
export const TopBar = ({ children }: { children?: ReactNode }) => (
  <header className={styles.bar}>
    <RouteLink to="home" params={{}} variant="quiet" className={styles.brand}>
      <Logo size={30} />
    </RouteLink>
    <LanguageSwitch />
    {children}
  </header>
);
