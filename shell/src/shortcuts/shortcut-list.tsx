import { useId, useState } from 'react';
import { Modal, ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Switch } from '@fairfront/shared-kit/components/switch';
import { storedSingleKeys, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { paletteKeys } from '../layout/header/palette-context';
import { goKeysOf } from './go-keys.model';
import styles from './shortcut-list.module.css';

/** Places with their keys; key names that keyboards spell out are the same in both languages. */
const places = [
  {
    place: 'everywhere',
    lines: [
      { what: 'palette', keys: [paletteKeys] },
      { what: 'search', keys: ['/'] },
      { what: 'list', keys: ['?'] },
      { what: 'close', keys: ['Esc'] },
    ],
  },
  {
    place: 'lists',
    lines: [
      { what: 'move', keys: ['upDown', 'Home', 'End'] },
      { what: 'branch', keys: ['leftRight'] },
      { what: 'newTab', keys: ['Ctrl Enter'] },
    ],
  },
  {
    place: 'chat',
    lines: [
      { what: 'send', keys: ['Enter'] },
      { what: 'newLine', keys: ['Shift Enter'] },
    ],
  },
] as const;

interface ShortcutListProps {
  open: boolean;
  onClose: () => void;
}

/** The shortcuts of the portal and a switch for single-character ones, which dictation could trigger. */
const ShortcutList = ({ open, onClose }: ShortcutListProps) => {
  const { t } = useTranslation('palette');
  const { participation, locale } = usePlatformState();
  const reached = goKeysOf(participation, useRemoteCatalog());
  return (
    <Modal open={open} title={t('shortcuts.title')} onClose={onClose}>
      <ModalHeader />
      <ModalBody>
        {places.map(({ place, lines }) => (
          <Place key={place} title={t(`shortcuts.${place}`)}>
            {lines.map(({ what, keys }) => (
              <div key={what} className={styles.line}>
                <dt className={styles.keys}>
                  {keys.map((key) => {
                    const name = typeof key === 'function' ? key() : key;
                    return (
                      <kbd key={name} className={styles.key}>
                        {name === 'upDown' || name === 'leftRight' ? t(`shortcuts.keys.${name}`) : name}
                      </kbd>
                    );
                  })}
                </dt>
                <dd>{t(`shortcuts.what.${what}`)}</dd>
              </div>
            ))}
          </Place>
        ))}
        <Place title={t('shortcuts.go')}>
          {reached.map(({ letter, title }) => (
            <div key={letter} className={styles.line}>
              <dt className={styles.keys}>
                <kbd className={styles.key}>G</kbd>
                <kbd className={styles.key}>{letter}</kbd>
              </dt>
              <dd>{title?.[locale] ?? t(`shortcuts.place.${letter}`)}</dd>
            </div>
          ))}
        </Place>
        <SingleKeys />
      </ModalBody>
    </Modal>
  );
};

const Place = ({ title, children }: { title: string; children: React.ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.place}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl>{children}</dl>
    </section>
  );
};

/** Single-character shortcuts can be disabled, as WCAG 2.1.4 requires. */
const SingleKeys = () => {
  const { t } = useTranslation('palette');
  const [areOn, setOn] = useState(() => storedSingleKeys.read() !== 'off');
  return (
    <Switch
      checked={areOn}
      hint={t('shortcuts.singleHint')}
      onChange={(next) => {
        storedSingleKeys.write(next ? null : 'off');
        setOn(next);
      }}
    >
      {t('shortcuts.single')}
    </Switch>
  );
};

export default ShortcutList;
