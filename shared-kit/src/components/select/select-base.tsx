import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTranslation } from '../../platform/facade';
import { assignRef } from '../assign-ref';
import { classNames } from '../class-names';
import { Field, frameClasses, type ControlWiring, type FieldSize, type FieldTexts } from '../field';
import { Icon, type IconName } from '../icon';
import { searchOptions, longestWithoutSearch, OptionList, OptionPopover, type Option } from '../option-list';
import { useMedia } from '../viewport';
import styles from './select.module.css';

export interface SelectBaseProps<Value extends string | number> extends FieldTexts {
  options: readonly Option<Value>[];
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  size?: FieldSize | undefined;
  icon?: IconName | undefined;
  /** Shows the chosen words as text. */
  readOnly?: boolean | undefined;
  /** The options are on their way. */
  busy?: boolean | undefined;
  required?: boolean | undefined;
  /** True or false against the rule of SHELL-199 (search above 7 options). */
  searchable?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface SelectFrameProps<Value extends string | number> {
  texts: FieldTexts;
  control: Omit<SelectBaseProps<Value>, keyof FieldTexts>;
  chosen: readonly Value[];
  multiple?: boolean;
  onChoose: (values: Value[]) => void;
  /** What stands in the closed control; null shows the placeholder. */
  shown: ReactNode;
  /** A letter on the closed control; true when it was used. */
  onLetter?: (letter: string) => boolean;
}

/** What Select and MultiSelect have in common: the closed control, the list behind it and its search. */
export const SelectFrame = <Value extends string | number>({ texts, control, ...choice }: SelectFrameProps<Value>) => (
  <Field {...texts} id={control.id}>
    {({ labelId, ...wiring }) =>
      control.readOnly ? (
        <output id={wiring.id} aria-labelledby={labelId} className={styles.text}>
          {choice.shown ?? '—'}
        </output>
      ) : (
        <SelectControl texts={texts} control={control} labelId={labelId} wiring={wiring} {...choice} />
      )
    }
  </Field>
);

interface SelectControlProps<Value extends string | number> extends SelectFrameProps<Value> {
  labelId: string;
  wiring: ControlWiring;
}

const SelectControl = <Value extends string | number>({
  texts,
  control,
  labelId,
  wiring,
  chosen,
  multiple = false,
  onChoose,
  shown,
  onLetter,
}: SelectControlProps<Value>) => {
  const { options, onBlur, size, icon, busy, required, ref, name } = control;
  const { searchable = options.length > longestWithoutSearch } = control;
  const { t } = useTranslation('kit');
  // a touch keyboard would cover the list before anybody wants to search
  const touch = useMedia('(pointer: coarse)');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [searched, setSearched] = useState('');
  const disabled = texts.disabledReason !== undefined;
  const locked = disabled || busy === true;

  const open = (letter = '') => {
    if (locked) return;
    setSearched(letter);
    setOpen(true);
  };
  const choose = (values: Value[]) => {
    onChoose(values);
    if (!multiple) setOpen(false);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
      return;
    }
    const isLetter =
      [...event.key].length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || locked) return;
    if (searchable) {
      event.preventDefault();
      open(event.key);
    } else if (onLetter?.(event.key)) event.preventDefault();
  };
  const leave = (_event: FocusEvent) => {
    // the focus that moves into the open list has not left the field
    if (!isOpen) onBlur?.();
  };
  const { found, meant } = searchable ? searchOptions(options, searched) : { found: options, meant: '' };
  const list = (
    <OptionList
      labelledBy={labelId}
      options={found}
      chosen={chosen}
      onChoose={(values) => choose(multiple ? keepHidden(chosen, found, values) : values)}
      multiple={multiple}
      searched={meant}
      emptyText={t('select.nothingFound')}
      autoFocus={!searchable}
    />
  );
  return (
    <>
      <button
        {...wiring}
        ref={(node) => {
          button.current = node;
          return assignRef(ref, node);
        }}
        type="button"
        name={name}
        role="combobox"
        className={frameClasses({ size, invalid: Boolean(texts.error), disabled }, styles.trigger)}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-required={required || undefined}
        aria-busy={busy || undefined}
        onClick={() => open()}
        onKeyDown={press}
        onBlur={leave}
      >
        {icon && <Icon name={icon} className={styles.icon} />}
        <span className={classNames(styles.shown, shown === null && styles.placeholder)}>
          {shown ?? control.placeholder ?? t('select.placeholder')}
        </span>
        <Icon
          name={disabled ? 'lock' : busy ? 'refresh' : isOpen ? 'chevron-up' : 'chevron-down'}
          spinning={busy === true && !disabled}
          className={styles.icon}
        />
      </button>
      <OptionPopover anchor={button} isOpen={isOpen} onOpenChange={setOpen} title={texts.label} labelledBy={labelId}>
        {searchable ? (
          <Autocomplete inputValue={searched} onInputChange={setSearched} disableVirtualFocus={false}>
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
    </>
  );
};

/** Chosen values that the search hides at the moment stay chosen. */
const keepHidden = <Value extends string | number>(
  chosen: readonly Value[],
  found: readonly Option<Value>[],
  values: readonly Value[],
): Value[] => [...chosen.filter((value) => !found.some((option) => option.value === value)), ...values];
