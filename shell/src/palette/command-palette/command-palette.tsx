import { useRef, type KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Header, ListBox, ListBoxSection } from 'react-aria-components/ListBox';
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { isComposing } from '@fairfront/shared-kit/components/input-method';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import styles from './command-palette.module.css';
import type { PaletteGroup, PaletteItem } from './palette-item';
import { ItemLine, MoreLine } from './palette-line';

/** All texts of the palette; they are loaded with its owner, so that the first screen does not contain them. */
export interface PaletteTexts {
  /** Names the dialog and its list. */
  title: string;
  placeholder: string;
  /** Closes the palette on a touch screen. */
  close: string;
  /** «и ещё 4» */
  more: (group: PaletteGroup) => string;
  /** «недоступно» */
  locked: string;
  hints: { choose: string; open: string; newTab: string };
}

/** The props of `CommandPalette`. */
export interface CommandPaletteProps {
  texts: PaletteTexts;
  search: string;
  onSearch: (search: string) => void;
  /** Where the commands hold, for example the name of the exhibition. */
  context?: string | undefined;
  /** Said below the field when something else than the typed letters is searched, with the way back to these. */
  correction?: { text: string; literal: string; onLiteral: () => void } | undefined;
  groups: readonly PaletteGroup[];
  /** Read out when it changes: how much was found, or why a line cannot be chosen. */
  status: string;
  /** Shown instead of the groups if there are none. */
  empty: string;
  /** The next step if nothing was found. */
  instead?: readonly { id: string; text: string; onPress: () => void }[];
  onChoose: (item: PaletteItem, how: { newTab: boolean }) => void;
  onMore: (group: PaletteGroup) => void;
  onClose: () => void;
  /** Leads to the list of all keys, at the end of the foot. */
  allKeys?: { text: string; onPress: () => void } | undefined;
}

/**
 * The command palette (DESIGN §12): a search field over groups of commands, an autocomplete of react-aria. The field keeps
 * the focus; arrows point at a line, Enter chooses it, with Ctrl or Cmd in a new tab, Escape closes and gives the focus back.
 */
export const CommandPalette = ({ texts, onClose, ...body }: CommandPaletteProps) => (
  <ModalOverlay
    isOpen
    isDismissable
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
    className={styles.scrim}
  >
    <AriaModal className={styles.panel}>
      <Dialog aria-label={texts.title} className={styles.dialog}>
        <PaletteBody texts={texts} onClose={onClose} {...body} />
      </Dialog>
    </AriaModal>
  </ModalOverlay>
);

const PaletteBody = (props: CommandPaletteProps) => {
  const {
    texts,
    search,
    onSearch,
    context,
    correction,
    groups,
    status,
    empty,
    instead = [],
    onChoose,
    onMore,
    onClose,
    allKeys,
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const first = groups[0]?.items[0]?.id ?? '';

  /** Keys that belong to the text and not to the list. */
  const keepForText = (event: KeyboardEvent) => {
    const isMoveInText = (event.key === 'Home' || event.key === 'End') && search !== '';
    if (isComposing(event) || isMoveInText) event.stopPropagation();
  };

  return (
    <Autocomplete inputValue={search} onInputChange={onSearch} disableVirtualFocus={false}>
      <TextField aria-label={texts.title} className={styles.head} autoFocus>
        <Icon name="search" size={20} className={styles.searchIcon} />
        <span className={styles.field} onKeyDownCapture={keepForText}>
          <Input
            ref={field}
            role="combobox"
            aria-expanded="true"
            className={styles.input}
            placeholder={texts.placeholder}
          />
        </span>
        {context && <span className={styles.context}>{context}</span>}
        <button type="button" className={styles.close} onClick={onClose}>
          {/* the written key is part of the name, so that it can be called by voice */}
          <span className="ff-sr-only">{texts.close} </span>
          <span className={styles.closeKey}>
            <Kbd>Esc</Kbd>
          </span>
          <Icon name="cross" size={20} className={styles.closeIcon} />
        </button>
      </TextField>
      {correction && (
        <div className={styles.correction}>
          <Icon name="swap" size={16} />
          <span className={styles.said}>{correction.text}</span>
          <button type="button" className={styles.literal} onClick={correction.onLiteral}>
            {correction.literal}
          </button>
        </div>
      )}
      <ListBox
        // begins with its first line again whenever that is another one
        key={`${search} ${first}`}
        aria-label={texts.title}
        selectionMode="none"
        shouldFocusWrap
        autoFocus="first"
        className={styles.list}
      >
        {groups.map((group) => (
          <ListBoxSection key={group.id} id={group.id}>
            <Header className={styles.group}>{group.title}</Header>
            {group.items.map((item) => (
              <ItemLine
                key={item.id}
                id={`${group.id}/${item.id}`}
                item={item}
                enterKey="Enter"
                lockedWord={texts.locked}
                onChoose={(newTab) => onChoose(item, { newTab: newTab && item.isPlace === true })}
              />
            ))}
            {group.more > 0 && (
              <MoreLine id={`${group.id}/more`} text={texts.more(group)} onChoose={() => onMore(group)} />
            )}
          </ListBoxSection>
        ))}
      </ListBox>
      {groups.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyText}>{empty}</p>
          {instead.map(({ id, text, onPress }) => (
            <button
              key={id}
              type="button"
              className={styles.literal}
              onClick={() => {
                // the button disappears with what it represents
                field.current?.focus();
                onPress();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <div role="status" className="ff-sr-only">
        {status}
      </div>
      <div className={styles.foot}>
        <div className={styles.hints} aria-hidden="true">
          <Hint keys={['↑', '↓']} text={texts.hints.choose} />
          <Hint keys={['Enter']} text={texts.hints.open} />
          <Hint keys={['Ctrl', 'Enter']} text={texts.hints.newTab} />
        </div>
        {allKeys && (
          <button type="button" className={styles.allKeys} onClick={allKeys.onPress}>
            <span aria-hidden="true">
              <Kbd>?</Kbd>
            </span>
            {allKeys.text}
          </button>
        )}
      </div>
    </Autocomplete>
  );
};

const Hint = ({ keys, text }: { keys: string[]; text: string }) => (
  <span className={styles.hint}>
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
    {text}
  </span>
);
