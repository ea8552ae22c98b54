import { Button } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { DescriptionList, type DescriptionItem } from '@fairfront/shared-kit/components/description-list';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { formatDate, formatLongDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useModalFrame,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type ModalProps,
  type PersonalPass,
} from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { personalPassQuery } from '../api/personal-passes';
import {
  kindOfType,
  personalPassDownload,
  personalPassReissue,
  personalPassRemoval,
  reasonsOf,
  type Decision,
} from '@fairfront/shared-kit/domain/passes';
import { PassHistory } from '../pass-history/pass-history';
import { HolderData } from '../pass-holders/holder-data';
import { personalPassModals } from '../context/personal-pass-modals';
import { personOf } from '../context/person-name';
import { PersonStatus } from '../personal-passes/person-status';
import { RejectionNotice } from '../context/rejection-notice';
import { usePassContext, usePassLabels } from '../context/use-pass-context';
import styles from './pass-detail.module.css';
import { useReopen } from './use-reopen';

/** A personal pass, read-only; closing returns to the list that opened it. */
const PassDetailModal = ({ params }: ModalProps<'event-modal-detail-pass'>) => {
  const { t } = useTranslation('passes');
  const { api, messages, modals } = usePlatform();
  const { close: closeFrame } = useModalFrame();
  const { id: participationId } = useParticipation();
  const locale = useLocale();
  const context = usePassContext();
  const [showsHistory, setShowsHistory] = useState(false);
  useReopen(params.from === 'event-modal-detail-pass' ? undefined : params.from);
  const {
    data: pass,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...personalPassQuery(api, participationId, Number(params.pass)), ...failsHere });

  const canReissue = pass !== undefined && personalPassReissue(pass, context).allowed;
  const isGone = isApiError(error) && [403, 404].includes(error.status);

  const giveUp = useEffectEvent((failure: unknown) => {
    messages.error(errorText(failure, t, { anyStatus: true }), failure);
    closeFrame({ force: true });
  });
  // shows one message per failure, whatever rerenders meanwhile
  useEffect(() => {
    if (isGone) giveUp(error);
  }, [isGone, error]);

  return (
    <>
      <ModalHeader title={pass ? personOf(pass) : t('detail.title')} />
      <ModalBody>
        {!pass && error && !isGone && (
          <ErrorFallback variant="modal" onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {pass && (
          <>
            <div className={styles.state}>
              <PersonStatus pass={pass} view="table" />
              <span className={styles.created}>
                {t('detail.created', {
                  type: t(`type.${pass.type}`),
                  date: formatDate(pass.created_at, locale),
                })}
              </span>
            </div>
            {pass.status === 'rejected' && <RejectionNotice pass={pass} className={styles.rejection} />}
            <PassFacts pass={pass} />
            <Notice className={styles.note}>{t(noteOf(personalPassRemoval(pass, context), canReissue))}</Notice>
            <DenialNotice pass={pass} />
            <HolderData pass={pass} />
            {showsHistory && (
              <section aria-label={t('history.title')} className={styles.history}>
                <PassHistory kind={kindOfType(pass.type)} passId={pass.id} />
              </section>
            )}
          </>
        )}
        {!pass && (!error || isGone) && (
          <Loading label={t('detail.loading')}>
            <SkeletonLines count={6} />
          </Loading>
        )}
      </ModalBody>
      {/* its buttons take two lines on a phone and render together to prevent a layout shift */}
      {(pass || error) && (
        <ModalFooter
          start={
            pass && (
              <Button
                variant="text"
                icon="clock"
                aria-expanded={showsHistory}
                onClick={() => setShowsHistory(!showsHistory)}
              >
                {t('history.title')}
              </Button>
            )
          }
        >
          <Button onClick={() => closeFrame()}>{t('detail.close')}</Button>
          {pass && canReissue && (
            <Button
              variant="primary"
              onClick={() =>
                modals.open(personalPassModals[kindOfType(pass.type)], { pass: String(pass.id), reissue: '1' })
              }
            >
              {t('reissue.submit')}
            </Button>
          )}
        </ModalFooter>
      )}
    </>
  );
};

/** Explains how to correct a mistake in this pass. */
const noteOf = (removal: Decision, canReissue: boolean): string => {
  if (canReissue) return 'detail.correct';
  return removal.allowed ? 'detail.reissue' : 'detail.askManager';
};

/** Every unavailable action with its reason and date. */
const DenialNotice = ({ pass }: { pass: PersonalPass }) => {
  const { t } = useTranslation('passes');
  const { denialOf } = usePassLabels();
  const context = usePassContext();
  const reasons = reasonsOf(
    personalPassDownload(pass, context.participation, context.now),
    personalPassRemoval(pass, context),
  );
  if (reasons.length === 0) return null;
  return (
    <section aria-label={t('detail.notNow')} className={styles.notNow}>
      <h3 className={styles.notNowTitle}>{t('detail.notNow')}</h3>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.code}>{denialOf(reason)}</li>
        ))}
      </ul>
    </section>
  );
};

const PassFacts = ({ pass }: { pass: PersonalPass }) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const countryWithProcedure = (country: NonNullable<PersonalPass['country']>) =>
    t(country.is_simple_visa ? 'list.visaSimple' : 'list.visaOther', { country: textOf(country, 'name', locale) });
  const facts: DescriptionItem[] = [
    { id: 'lastname', name: t('form.lastname'), value: pass.lastname },
    { id: 'name', name: t('form.name'), value: pass.name },
    { id: 'middlename', name: t('form.middlename'), value: pass.middlename },
    { id: 'company', name: t('form.company'), value: pass.company_name },
  ];
  if (pass.type === 'visa') {
    facts.push(
      { id: 'birthday', name: t('form.birthday'), value: pass.birthday && <BirthDate day={pass.birthday} /> },
      { id: 'birthdayPlace', name: t('form.birthdayPlace'), value: pass.birthday_place },
      { id: 'country', name: t('form.citizenship'), value: pass.country && countryWithProcedure(pass.country) },
    );
  }
  return (
    <>
      <DescriptionList variant="rows" facts={facts} />
      {pass.type === 'visa' && (
        <Checkbox checked disabledReason="" onChange={() => undefined} className={styles.visa}>
          {t('detail.invitation')}
        </Checkbox>
      )}
    </>
  );
};

const BirthDate = ({ day }: { day: string }) => {
  const locale = useLocale();
  return (
    <time dateTime={day} title={formatLongDate(day, locale)}>
      {formatDate(day, locale)}
    </time>
  );
};

export default PassDetailModal;
