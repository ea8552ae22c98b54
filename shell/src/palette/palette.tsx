import { useEffect, useState } from 'react';
import { CommandPalette } from './command-palette/command-palette';
import type { PaletteGroup, PaletteItem } from './command-palette/palette-item';
import { isIconName } from '@fairfront/shared-kit/components/icon';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { storedSingleKeys, usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { useShell } from '../shell-services';
import { goKeysOf, keysOf } from '../shortcuts/go-keys.model';
import { CommandSources } from './command-sources';
import { detailOf, groupFound, searchCommands, shownPerGroup, type FoundCommand } from './palette-search.model';
import { useCommands } from './use-commands';

interface PaletteProps {
  /** Text typed before the palette was ready; its initial search. */
  typed: string;
  /** Clears it for the next time. */
  onTaken: (rest: '') => void;
  /** Keys of the most recently used commands, newest first. */
  recent: readonly string[];
  onUsed: (key: string) => void;
  /** Opens the shortcut list. */
  onShortcuts: () => void;
  onClose: () => void;
}

const itemOf = (
  { key, icon, command, titleMatches, detailMatches }: FoundCommand,
  keys: string | undefined,
): PaletteItem => ({
  id: key,
  icon: isIconName(icon) ? icon : 'arrow-right',
  title: command.title,
  titleMatches,
  detail: detailOf(command),
  detailMatches,
  locked: command.locked !== undefined,
  isPlace: typeof command.action !== 'function',
  ...(command.count === undefined ? {} : { count: command.count }),
  ...(command.badge ? { badge: command.badge } : {}),
  ...(keys ? { keys } : {}),
});

/** The command palette, filled by all remotes and the shell. */
const Palette = ({ typed: early, onTaken, recent, onUsed, onShortcuts, onClose }: PaletteProps) => {
  const { t } = useTranslation('palette');
  const { navigation, modals } = usePlatform();
  const { targetAddress } = useShell();
  const { participation, locale } = usePlatformState();
  const [search, setSearch] = useState(early);
  useEffect(() => onTaken(''), [onTaken]);
  const [literally, setLiterally] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [reported, setReported] = useState('');
  const { known, entries, report, isSettled, hasFailed, actionOf } = useCommands(onShortcuts);

  const goKeys = goKeysOf(participation, useRemoteCatalog());

  const typed = search.trim();
  const areKeysOn = storedSingleKeys.read() !== 'off';
  const itemFor = (one: FoundCommand): PaletteItem => {
    const { action, locked } = one.command;
    const hasKeys = areKeysOn && !locked && typeof action !== 'function';
    return itemOf(one, hasKeys ? keysOf(action, goKeys) : undefined);
  };
  const { found, corrected } = searchCommands(known, typed, { literally });
  const used = typed ? [] : recent.flatMap((key) => found.find((one) => one.key === key) ?? []).slice(0, shownPerGroup);
  const groups: PaletteGroup[] = [
    ...(used.length > 0 ? [{ id: 'recent', title: t('group.recent'), items: used.map(itemFor), more: 0 }] : []),
    ...groupFound(
      found.filter((one) => !used.includes(one)),
      opened,
    ).map(({ id, items, more }) => ({ id, title: t(`group.${id}`), items: items.map(itemFor), more })),
  ];

  const openList = () => {
    onClose();
    onShortcuts();
  };
  const change = (next: string) => {
    // in the empty field the character is a shortcut rather than a search
    if (next === '?' && search === '' && areKeysOn) return openList();
    setSearch(next);
    setLiterally(false);
    setOpened(new Set());
    setReported('');
    return undefined;
  };
  const choose = ({ id: key }: PaletteItem, { newTab }: { newTab: boolean }) => {
    const command = known.find((one) => one.key === key)?.command;
    const action = actionOf(key);
    if (!command || action === null) return;
    if (command.locked) {
      setReported(t('lockedNow', { title: command.title, reason: command.locked }));
      return;
    }
    onUsed(key);
    onClose();
    if (typeof action === 'function') action();
    else if (newTab) window.open(targetAddress(action), '_blank', 'noopener');
    else navigation.go(action);
  };
  const nothing = t(hasFailed ? 'nothingInPart' : 'nothing', { search: typed });
  const empty = isSettled ? nothing : t('loading');
  const count = found.length;
  const instead = [
    { id: 'clear', text: t('instead.clear'), onPress: () => change('') },
    {
      id: 'support',
      text: t('instead.support'),
      onPress: () => {
        onClose();
        modals.open('modal-feedback', {});
      },
    },
  ];

  return (
    <>
      <CommandSources entries={entries} search={typed} report={report} />
      <CommandPalette
        texts={{
          title: t('title'),
          placeholder: t('placeholder'),
          close: t('close'),
          more: ({ more }) => t('more', { count: more }),
          locked: t('locked'),
          hints: { choose: t('hint.choose'), open: t('hint.open'), newTab: t('hint.newTab') },
        }}
        search={search}
        onSearch={change}
        context={participation ? textOf(participation.exhibition, 'title', locale) : undefined}
        correction={
          corrected === null
            ? undefined
            : {
                text: t('layout', { search: corrected }),
                literal: t('literal', { search: typed }),
                onLiteral: () => setLiterally(true),
              }
        }
        groups={groups}
        status={reported || (count > 0 ? t('found', { count }) : empty)}
        empty={empty}
        instead={isSettled && typed ? instead : []}
        onChoose={choose}
        onMore={({ id }) => setOpened(new Set([...opened, id]))}
        onClose={onClose}
        allKeys={{ text: t('hint.allKeys'), onPress: openList }}
      />
    </>
  );
};

export default Palette;
