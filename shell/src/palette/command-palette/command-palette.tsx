import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { isComposing } from '@fairfront/shared-kit/components/input-method';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import styles from './command-palette.module.css';
import { linesOf, type PaletteGroup, type PaletteItem, type PaletteLine } from './palette-item';
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
 * The command palette (DESIGN §12): a search field over groups of commands. The field keeps the focus; arrows, Home and End
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
  const listId = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const lines = linesOf(groups);
  // the first option until the person points at another, and again when that one is gone
  const active = lines.find(({ key }) => key === pointed) ?? lines[0];
  const idOf = (line: PaletteLine) => `${listId}-${line.key}`;

  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const choose = (line: PaletteLine | undefined, newTab: boolean) => {
    if (line?.kind === 'more') {
      // the option disappears: what it has expanded begins in its place
      setPointed(null);
      onMore(line.group);
    } else if (line) onChoose(line.item, { newTab: newTab && line.item.isPlace === true });
  };

  const move = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const at = active ? lines.indexOf(active) : -1;
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(active, event.ctrlKey || event.metaKey);
      return;
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + lines.length, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined || lines.length === 0) return;
    // with something typed, Home and End belong to the text
    if ((event.key === 'Home' || event.key === 'End') && search) return;
    event.preventDefault();
    setPointed(lines[to % lines.length]?.key ?? null);
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
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-label={texts.title}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          placeholder={texts.placeholder}
          value={search}
          onChange={(event) => {
            setPointed(null);
            list.current?.scrollTo?.({ top: 0 });
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
      <div id={listId} ref={list} role="listbox" aria-label={texts.title} className={styles.list}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
            <div id={`${listId}-${group.id}`} role="presentation" className={styles.group}>
              {group.title}
            </div>
            {linesOf([group]).map((line) => {
              const frame = {
                id: idOf(line),
                isActive: line.key === active?.key,
                onPoint: () => setPointed(line.key),
                onPress: ({ ctrlKey, metaKey, button }: { ctrlKey: boolean; metaKey: boolean; button: number }) =>
                  choose(line, ctrlKey || metaKey || button === 1),
              };
              return line.kind === 'more' ? (
                <MoreLine key={line.key} {...frame} text={texts.more(line.group)} />
              ) : (
                <ItemLine key={line.key} {...frame} item={line.item} enterKey="Enter" lockedWord={texts.locked} />
              );
            })}
          </div>
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
