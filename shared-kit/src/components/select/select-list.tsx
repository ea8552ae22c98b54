import type { ReactNode, RefObject } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTranslation } from '../../platform/facade';
import { Icon } from '../icon';
import { OptionList, OptionPopover, searchOptions, type Option } from '../option-list';
import { useMedia } from '../viewport';
import styles from './select.module.css';

/** The props of `SelectList`. */
export interface SelectListProps<Value extends string | number> {
  /** The closed control. */
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  labelId: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  multiple: boolean;
  onChoose: (values: Value[]) => void;
  searchable: boolean;
  searched: string;
  onSearch: (text: string) => void;
}

/** The list behind a closed control, with its search. */
export const SelectList = <Value extends string | number>({
  anchor,
  isOpen,
  onOpenChange,
  title,
  labelId,
  options,
  chosen,
  multiple,
  onChoose,
  searchable,
  searched,
  onSearch,
}: SelectListProps<Value>) => {
  const { t } = useTranslation('kit');
  // a touch keyboard would cover the list before anybody wants to search
  const touch = useMedia('(pointer: coarse)');
  const { found, meant } = searchable ? searchOptions(options, searched) : { found: options, meant: '' };
  const list = (
    <OptionList
      labelledBy={labelId}
      options={found}
      chosen={chosen}
      onChoose={(values) => onChoose(multiple ? keepHidden(chosen, found, values) : values)}
      multiple={multiple}
      searched={meant}
      emptyText={t('select.nothingFound')}
      autoFocus={!searchable}
    />
  );
  return (
    <OptionPopover anchor={anchor} isOpen={isOpen} onOpenChange={onOpenChange} title={title} labelledBy={labelId}>
      {searchable ? (
        <Autocomplete inputValue={searched} onInputChange={onSearch} disableVirtualFocus={false}>
          <AriaTextField aria-label={t('select.search')} autoFocus={!touch} className={styles.search}>
            <Icon name="search" className={styles.icon} />
            <Input className={styles.searchInput} enterKeyHint="done" />
          </AriaTextField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
    </OptionPopover>
  );
};

/** Chosen values that the search hides at the moment stay chosen. */
const keepHidden = <Value extends string | number>(
  chosen: readonly Value[],
  found: readonly Option<Value>[],
  values: readonly Value[],
): Value[] => [...chosen.filter((value) => !found.some((option) => option.value === value)), ...values];
