import type { Ref } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { cutAtMatch, type Option } from './option';
import entry from '../list-entry.module.css';
import styles from './option-list.module.css';

/** The props of `OptionList`. */
export interface OptionListProps<Value extends string | number> {
  label?: string;
  labelledBy?: string;
  options: readonly Option<Value>[];
  /** Chosen values; more than one only with `multiple`. Pressing the chosen one of a single choice gives an empty list. */
  chosen: readonly Value[];
  onChoose: (values: Value[]) => void;
  multiple?: boolean;
  /** The searched text, marked in the labels. */
  searched?: string;
  /** Shown in place of an empty list. */
  emptyText: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The list inside a select or a combo box. */
export const OptionList = <Value extends string | number>({
  label,
  labelledBy,
  options,
  chosen,
  onChoose,
  multiple = false,
  searched = '',
  emptyText,
  autoFocus = false,
  ref,
}: OptionListProps<Value>) => (
  <ListBox
    ref={ref}
    aria-label={label}
    aria-labelledby={labelledBy}
    className={styles.list}
    selectionMode={multiple ? 'multiple' : 'single'}
    selectedKeys={chosen}
    onSelectionChange={(keys) => {
      if (keys !== 'all') onChoose(options.map(({ value }) => value).filter((value) => keys.has(value)));
    }}
    shouldFocusWrap
    // Escape closes the list, it does not undo the choice
    escapeKeyBehavior="none"
    // a press can be cancelled by releasing elsewhere (WCAG 2.5.2)
    shouldSelectOnPressUp
    autoFocus={autoFocus}
    renderEmptyState={() => <EmptyList text={emptyText} />}
  >
    {options.map((option) => (
      <OptionItem key={option.value} option={option} searched={searched} />
    ))}
  </ListBox>
);

/** Shown instead of a list without options. */
export const EmptyList = ({ text }: { text: string }) => <div className={styles.empty}>{text}</div>;

/** Class of a list that holds `OptionItem`s. */
export const listClass = styles.list;

interface OptionItemProps<Value extends string | number> {
  option: Option<Value>;
  searched: string;
}

/** One line of a list: the match marked, the reason of a closed one below, a check at the chosen one. */
export const OptionItem = <Value extends string | number>({ option, searched }: OptionItemProps<Value>) => {
  const { value, label, detail, icon, disabledReason } = option;
  const [before, match, after] = cutAtMatch(label, searched);
  return (
    <ListBoxItem
      id={value}
      textValue={label}
      aria-label={label}
      isDisabled={disabledReason !== undefined}
      className={({ isSelected }) => classNames(entry.entry, styles.option, isSelected && styles.chosen)}
    >
      {icon && <Icon name={icon} className={entry.icon} />}
      <span className={entry.words}>
        <span>
          {before}
          {match && <mark>{match}</mark>}
          {after}
        </span>
        {(disabledReason ?? detail) && (
          <Text slot="description" className={entry.detail}>
            {disabledReason ?? detail}
          </Text>
        )}
      </span>
      <Icon name="check" size={16} className={styles.check} />
    </ListBoxItem>
  );
};
