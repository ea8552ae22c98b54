import { comparisonKey } from '../../domain/common';
import { useRef, useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from '../../platform/facade';
import { Field, frameClasses, inputClass, splitFieldTexts, type FieldSize, type FieldTexts } from '../field';
import { Icon, type IconName } from '../icon';
import { isComposing } from '../input-method';
import { useKitLocale } from '../locales';
import { EmptyList, holds, listClass, longestList, OptionItem, popoverClass, type Option } from '../option-list';
import styles from './combo-box.module.css';

/** The props of `ComboBox`. */
export interface ComboBoxProps extends FieldTexts {
  /** The text in the field: typed freely or taken from an option. */
  value: string;
  onChange: (value: string) => void;
  /** Suggestions; the label is what a choice writes into the field. */
  options: readonly Option[];
  /** Called besides `onChange` when an option was chosen. */
  onChoose?: (option: Option) => void;
  /** Only labels of the list count: another text says "Select from the list" when it is left. */
  strict?: boolean;
  onBlur?: () => void;
  id?: string;
  name?: string;
  placeholder?: string;
  size?: FieldSize;
  icon?: IconName;
  readOnly?: boolean;
  /** Suggestions are on their way. */
  busy?: boolean;
  required?: boolean;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

const sameLabel = (options: readonly Option[], text: string): Option | undefined =>
  options.find(({ label }) => comparisonKey(label) === comparisonKey(text));

/** Free text with suggestions (company, city). For a closed list without typing take Select. */
export const ComboBox = (props: ComboBoxProps) => {
  const { texts, control } = splitFieldTexts(props);
  const { value, onChange, options, onChoose, strict = false, onBlur, id, name, placeholder, size, icon } = control;
  const { readOnly = false, busy, required, autoComplete = 'off', ref } = control;
  const { t } = useTranslation('kit');
  const locale = useKitLocale();
  const frame = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(false);
  const disabled = texts.disabledReason !== undefined;
  const locked = disabled || readOnly;
  const unknown = strict && left && value.trim() !== '' && !sameLabel(options, value);
  const error = texts.error ?? (unknown ? t('comboBox.notInList') : undefined);

  const leave = () => {
    setLeft(true);
    // the writing of the list wins over another case
    const option = sameLabel(options, value);
    if (option && option.label !== value) onChange(option.label);
    onBlur?.();
  };

  return (
    <Field {...texts} error={error} id={id}>
      {({ labelId, ...wiring }) => (
        <I18nProvider locale={locale}>
          <AriaComboBox
            id={wiring.id}
            aria-labelledby={labelId}
            aria-describedby={wiring['aria-describedby']}
            name={name}
            inputValue={value}
            onInputChange={(next) => {
              setLeft(false);
              if (next !== value && !locked) onChange(next);
            }}
            isReadOnly={locked}
            isInvalid={error !== undefined}
            isRequired={required}
            validationBehavior="aria"
            allowsCustomValue
            allowsEmptyCollection={strict}
            menuTrigger="input"
            defaultFilter={holds}
            onSelectionChange={(key) => {
              const option = options.find((one) => one.value === key);
              if (option) onChoose?.(option);
            }}
            onBlur={leave}
          >
            <Group
              // the list does not know the order of keys in Safari
              onKeyDownCapture={(event) => {
                if (isComposing(event)) event.stopPropagation();
              }}
              ref={frame}
              className={frameClasses({ size, invalid: error !== undefined, disabled, readOnly }, styles.frame)}
            >
              {icon && <Icon name={icon} className={styles.icon} />}
              <Input
                ref={ref}
                className={inputClass}
                placeholder={placeholder}
                autoComplete={autoComplete}
                aria-disabled={disabled || undefined}
                aria-busy={busy || undefined}
              />
              {busy && <Icon name="refresh" size={16} spinning className={styles.icon} />}
              {!locked && (
                <Button className={styles.open}>
                  <Icon name="chevron-down" />
                </Button>
              )}
              {disabled && <Icon name="lock" className={styles.icon} />}
            </Group>
            <Popover
              triggerRef={frame}
              placement="bottom start"
              offset={4}
              maxHeight={longestList}
              className={popoverClass}
            >
              <ListBox className={listClass} renderEmptyState={() => <EmptyList text={t('comboBox.notInList')} />}>
                {options.map((option) => (
                  <OptionItem key={option.value} option={option} searched={value} />
                ))}
              </ListBox>
            </Popover>
          </AriaComboBox>
        </I18nProvider>
      )}
    </Field>
  );
};
