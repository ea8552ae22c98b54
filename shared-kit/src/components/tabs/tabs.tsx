import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { CountBadge } from '../count-badge';
import styles from './tabs.module.css';

/** A tab with what it shows. */
export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  count?: number;
  /** Fills the count: it needs something from the person. */
  needsAction?: boolean;
  /** The meaning of the count, read out with the label. */
  countLabel?: string;
}

/** The props of `Tabs`. */
export interface TabsProps<Id extends string> {
  /** Names the row: "Documents". */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Views of one surface. Arrows move and choose; a row that is too long scrolls with a fade at its ends (DESIGN §5). */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => (
  <AriaTabs
    selectedKey={selected}
    onSelectionChange={(key) => {
      const chosen = tabs.find(({ id }) => id === key);
      if (chosen && chosen.id !== selected) onSelect(chosen.id);
    }}
    className={styles.tabs}
  >
    <TabList aria-label={label} className={styles.row} data-scrolls-sideways="">
      {tabs.map(({ id, label: text, count, needsAction, countLabel }) => (
        <Tab key={id} id={id} className={styles.tab}>
          {text}
          {count !== undefined && <CountBadge count={count} needsAction={needsAction} label={countLabel} />}
        </Tab>
      ))}
    </TabList>
    {/* a panel keeps the id of its first tab, and the chosen one would control nothing: each tab has its own */}
    <TabPanel key={selected} id={selected} className={styles.panel}>
      {children}
    </TabPanel>
  </AriaTabs>
);
