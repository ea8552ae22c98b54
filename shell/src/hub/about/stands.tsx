import { memo, useId, useState } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { formatArea, standPlace } from '@fairfront/shared-kit/platform/formats';
import {
  storedStand,
  useLocale,
  useSelectedStand,
  useTranslation,
  type Participation,
} from '@fairfront/shared-kit/platform';
import hub from '../hub.module.css';
import styles from './stands.module.css';

interface StandsProps {
  participation: Participation;
  /** Nothing can be ordered for a stand any more: the stands are listed without a selection. */
  isArchive: boolean;
}

type OneStand = Participation['stands'][number];

/**
 * The stands of a participation with area, hall and pavilion. If there are several, the user selects one and every
 * remote follows (mock-up y14). On a phone they are one row that expands.
 */
export const Stands = memo(({ participation, isArchive }: StandsProps) => {
  const isNarrow = useNarrow();
  const [first, ...others] = participation.stands;
  if (!first) return null;
  if (others.length === 0) return <OnlyStand stand={first} type={participation.type} />;
  const List = isArchive ? StandList : StandChoice;
  return isNarrow ? (
    <FoldedStands participation={participation} isArchive={isArchive} />
  ) : (
    <List participation={participation} />
  );
});
Stands.displayName = 'Stands';

const OnlyStand = ({ stand, type }: { stand: OneStand; type: Participation['type'] }) => {
  const { t } = useTranslation('hub');
  const locale = useLocale();
  return (
    <div className={styles.only}>
      <StandTag size="lg">{stand.title}</StandTag>
      <span className={styles.place}>
        {standPlace(stand, locale)}
        <br className={hub.wide} />
        <span className={hub.narrow}>, </span>
        <b className={classNames('ff-num', styles.area)}>{formatArea(stand.area, locale)}</b>,{' '}
        {t(`shell:eventType.${type}`).toLocaleLowerCase(locale)}
      </span>
    </div>
  );
};

const StandText = ({ stand }: { stand: OneStand }) => {
  const locale = useLocale();
  return (
    <>
      <StandTag>{stand.title}</StandTag>
      <span className={styles.words}>
        <b className={classNames('ff-num', styles.size)}>{formatArea(stand.area, locale)}</b>
        <span className="ff-sr-only">, </span>
        <span className={styles.where}>{standPlace(stand, locale)}</span>
      </span>
    </>
  );
};

interface StandListProps {
  participation: Participation;
  id?: string;
}

const StandList = ({ participation, id }: StandListProps) => {
  const { t } = useTranslation('hub');
  return (
    <ul
      id={id}
      className={classNames(styles.cards, isMany(participation) && styles.many)}
      aria-label={t('stands.list')}
    >
      {participation.stands.map((stand) => (
        <li key={stand.id} className={styles.card}>
          <StandText stand={stand} />
        </li>
      ))}
    </ul>
  );
};

/** Two stands fit beside the headline; more get their own line. */
const isMany = ({ stands }: Participation): boolean => stands.length > 2;

/** Native radio buttons: arrow keys move and select. */
const StandChoice = ({ participation, id }: StandListProps) => {
  const { t } = useTranslation('hub');
  const name = useId();
  const selected = useSelectedStand(participation);
  // only a selection made here is announced, not one from another tab
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (stand: OneStand) => {
    storedStand(participation.exhibition.id).write(String(stand.id));
    setChosen(stand.title);
  };
  return (
    <div
      id={id}
      role="radiogroup"
      aria-label={t('stands.choice')}
      className={classNames(styles.cards, isMany(participation) && styles.many)}
    >
      {participation.stands.map((stand) => (
        <label key={stand.id} className={classNames(styles.card, styles.choice)}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={stand.id === selected?.id}
            onChange={() => choose(stand)}
          />
          <StandText stand={stand} />
          <i className={styles.circle} aria-hidden="true" />
        </label>
      ))}
      <p role="status" className="ff-sr-only">
        {chosen && t('stands.chosen', { stand: chosen })}
      </p>
    </div>
  );
};

const FoldedStands = ({ participation, isArchive }: StandsProps) => {
  const { t } = useTranslation('hub');
  const locale = useLocale();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const selected = useSelectedStand(participation);
  if (!selected) return null;
  const { stands } = participation;
  const List = isArchive ? StandList : StandChoice;
  return (
    <div className={styles.foldable}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={styles.opener}
        onClick={() => setOpen(!isOpen)}
      >
        <StandTag>{selected.title}</StandTag>
        <span className={styles.place}>
          {standPlace(selected, locale)}, {formatArea(selected.area, locale)}
        </span>
        <span className={classNames('ff-num', styles.position)}>
          {t('stands.position', { position: stands.indexOf(selected) + 1, total: stands.length })}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} className={styles.go} />
      </button>
      {isOpen && <List id={listId} participation={participation} />}
    </div>
  );
};
