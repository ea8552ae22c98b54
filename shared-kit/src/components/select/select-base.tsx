import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from '../../platform/facade';
import { assignRef } from '../assign-ref';
import { classNames } from '../class-names';
import { Field, frameClasses, type ControlWiring, type FieldSize, type FieldTexts } from '../field';
import { Icon, type IconName } from '../icon';
import { longestWithoutSearch, type Option } from '../option-list';
import { fetchSelectList, SelectList } from './select-list-on-demand';
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
  /** Whether the options are loading. */
  busy?: boolean | undefined;
  required?: boolean | undefined;
  /** True or false to override the default (search above 7 options). */
  searchable?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface SelectFrameProps<Value extends string | number> {
  texts: FieldTexts;
  control: Omit<SelectBaseProps<Value>, keyof FieldTexts>;
  chosen: readonly Value[];
  multiple?: boolean;
  onChoose: (values: Value[]) => void;
  /** The content of the closed control; null shows the placeholder. */
  shown: ReactNode;
  /** Handles a letter on the closed control; true if it was used. */
  onLetter?: (letter: string) => boolean;
}

/** The common part of Select and MultiSelect: the closed control, its list and its search. */
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
        onFocus={fetchSelectList}
        onPointerEnter={fetchSelectList}
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
      <SelectList
        anchor={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={texts.label}
        labelId={labelId}
        options={options}
        chosen={chosen}
        multiple={multiple}
        onChoose={choose}
        searchable={searchable}
        searched={searched}
        onSearch={setSearched}
      />
    </>
  );
};
