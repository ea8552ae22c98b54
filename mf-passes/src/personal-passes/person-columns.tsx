import type { Column } from '@fairfront/shared-kit/components/data-table';
import { Link } from '@fairfront/shared-kit/components/link';
import { formatDate, formatLongDate } from '@fairfront/shared-kit/platform/formats';
import { textOf, textsOf } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useOpenModal,
  useParticipation,
  usePlatform,
  useTranslation,
  type ModalName,
  type PersonalPass,
} from '@fairfront/shared-kit/platform';
import type { MouseEvent } from 'react';
import type { PersonalKind } from '../api/list-pages';
import { personalPassDownload, personalPassRemoval } from '@fairfront/shared-kit/domain/passes';
import listStyles from '../pass-list/pass-list.module.css';
import { usePassContext, useReasons } from '../context/use-pass-context';
import { PersonStatus, RejectionReason } from './person-status';
import styles from './personal-passes.module.css';
import { personOf } from '../context/person-name';

const isNewTabClick = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The person's name as a link to the detail: a real address for a new tab, the modal for a plain click. */
const PersonLink = ({ pass, from }: { pass: PersonalPass; from: ModalName }) => {
  const { navigation } = usePlatform();
  const { id } = useParticipation();
  const open = useOpenModal();
  const detail = 'event-modal-detail-pass';
  const params = { pass: String(pass.id), from };
  return (
    <Link
      variant="quiet"
      href={navigation.href('participant', { id }, { modal: detail, ...params })}
      className={styles.person}
      onClick={(event) => {
        if (isNewTabClick(event)) return;
        event.preventDefault();
        open(detail, params);
      }}
    >
      <span data-person="">{personOf(pass)}</span>
    </Link>
  );
};

/** The columns of a list of people: participant passes with their type, installation passes without. */
export const usePersonColumns = (kind: PersonalKind, from: ModalName): Column<PersonalPass>[] => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const context = usePassContext();
  const reasonsOf = useReasons();
  const countryOf = ({ country }: PersonalPass) => country && textOf(country, 'name', locale);
  // a pass keeps the name in the language in which it was issued
  const companyNames = textsOf(useParticipation().company, 'name');
  const typeCell = (pass: PersonalPass) => {
    const word = t(`type.${pass.type}`);
    if (pass.type !== 'visa' || !pass.country) return word;
    return (
      <>
        {word}
        <span className={listStyles.second}>{countryOf(pass)}</span>
      </>
    );
  };
  const created = ({ created_at }: PersonalPass) => (
    <time dateTime={created_at} title={formatLongDate(created_at, locale)} className="ff-num">
      {formatDate(created_at, locale)}
    </time>
  );
  /** The type, country and day in one line of a card. */
  const facts = (pass: PersonalPass) => (
    <span>
      {kind === 'participant' && `${t(`type.${pass.type}`)}, `}
      {pass.type === 'visa' && pass.country && `${countryOf(pass)}, `}
      {created(pass)}
    </span>
  );
  return [
    {
      id: 'person',
      header: t(kind === 'participant' ? 'list.person' : 'list.worker'),
      cell: (pass, view) => (
        <>
          <PersonLink pass={pass} from={from} />
          {/* a card does not repeat a value common to all */}
          {(view !== 'cards' || !companyNames.includes(pass.company_name)) && (
            <span className={listStyles.second}>{pass.company_name}</span>
          )}
          {view !== 'cards' && <RejectionReason pass={pass} />}
        </>
      ),
    },
    ...(kind === 'participant'
      ? [{ id: 'type', header: t('list.type'), width: '120px', card: 'none' as const, cell: typeCell }]
      : []),
    {
      id: 'created',
      header: t('list.created'),
      width: '104px',
      card: 'none',
      cell: created,
    },
    {
      id: 'status',
      header: t('list.status'),
      width: '190px',
      card: 'plain',
      cell: (pass, view) => (
        <PersonStatus
          pass={pass}
          view={view}
          facts={facts(pass)}
          reasons={reasonsOf(
            personalPassDownload(pass, context.participation, context.now),
            personalPassRemoval(pass, context),
          )}
        />
      ),
    },
  ];
};
