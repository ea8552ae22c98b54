import { useRef, type KeyboardEvent } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useListBox } from 'react-aria/useListBox';
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import type { Key } from 'react-stately';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useListState } from 'react-stately/useListState';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { isComposing } from '@fairfront/shared-kit/components/input-method';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import styles from './command-palette.module.css';
import { linesOf, type PaletteGroup, type PaletteItem, type PaletteLine } from './palette-item';
import { LineSection, lineId } from './palette-line';

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
 * The command palette (DESIGN §12): a search field over groups of commands, a list box of react-aria. The field keeps the focus; arrows, Home and End
 * point at a line, Enter chooses it, with Ctrl or Cmd in a new tab, Escape closes and gives the focus back.
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
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // known in the render that shows it, so that a key right after a letter finds the lines of this search
  const list = useListState<PaletteLine>({
    selectionMode: 'none',
    children: groups.map((group) => (
      <Section key={group.id} title={group.title} items={linesOf(group)}>
        {(line) => <Item textValue={line.kind === 'item' ? line.item.title : texts.more(group)}>{line.key}</Item>}
      </Section>
    )),
  });
  const { collection, selectionManager: pointer } = list;
  const { listBoxProps } = useListBox({ 'aria-label': texts.title, shouldUseVirtualFocus: true }, list, box);
  const keys = new ListKeyboardDelegate({ collection, ref: box });
  // the first line until the person points at another, and again when that one is gone
  const isPointed = pointer.focusedKey !== null && collection.getItem(pointer.focusedKey) !== null;
  const active = isPointed ? pointer.focusedKey : keys.getFirstKey();

  const choose = (key: Key | null, newTab: boolean) => {
    if (key === null) return;
    const line = collection.getItem(key)?.value;
    if (line?.kind === 'more') {
      // the line disappears: what it expands begins below the one before it
      pointer.setFocusedKey(keys.getKeyAbove(key));
      onMore(line.group);
    } else if (line) onChoose(line.item, { newTab: newTab && line.item.isPlace === true });
  };

  const move = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(active, event.ctrlKey || event.metaKey);
      return;
    }
    // with something typed, Home and End belong to the text
    if (active === null || ((event.key === 'Home' || event.key === 'End') && search)) return;
    const goals: Record<string, () => Key | null> = {
      ArrowDown: () => keys.getKeyBelow(active) ?? keys.getFirstKey(),
      ArrowUp: () => keys.getKeyAbove(active) ?? keys.getLastKey(),
      Home: () => keys.getFirstKey(),
      End: () => keys.getLastKey(),
    };
    const goal = goals[event.key]?.();
    if (goal === undefined) return;
    event.preventDefault();
    pointer.setFocusedKey(goal);
  };

  return (
    <>
      <div className={styles.head}>
        <Icon name="search" size={20} className={styles.searchIcon} />
        <input
          ref={field}
          // a palette that opens is a field to type in
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listBoxProps.id}
          aria-activedescendant={active === null ? undefined : lineId(listBoxProps.id, active)}
          aria-label={texts.title}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          placeholder={texts.placeholder}
          value={search}
          // while the list counts as focused, it scrolls to the line that is pointed at
          onFocus={() => pointer.setFocused(true)}
          onChange={(event) => {
            pointer.setFocusedKey(null);
            box.current?.scrollTo?.({ top: 0 });
            onSearch(event.target.value);
          }}
          onKeyDown={move}
        />
        {context && <span className={styles.context}>{context}</span>}
        <button type="button" className={styles.close} onClick={onClose}>
          {/* the written key is part of the name, so that it can be called by voice */}
          <span className="ff-sr-only">{texts.close} </span>
          <span className={styles.closeKey}>
            <Kbd>Esc</Kbd>
          </span>
          <Icon name="cross" size={20} className={styles.closeIcon} />
        </button>
      </div>
      {correction && (
        <div className={styles.correction}>
          <Icon name="swap" size={16} />
          <span className={styles.said}>{correction.text}</span>
          <button type="button" className={styles.literal} onClick={correction.onLiteral}>
            {correction.literal}
          </button>
        </div>
      )}
      <div {...listBoxProps} ref={box} className={styles.list}>
        {[...collection].map((section) => (
          <LineSection
            key={section.key}
            listId={listBoxProps.id}
            node={section}
            list={list}
            active={active}
            texts={texts}
            onChoose={choose}
          />
        ))}
      </div>
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
    </>
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
