import { Link } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useParticipant, useTranslation, type ModalProps } from '@fairfront/shared-kit/platform';
import { InfoTexts } from '../info-texts/info-text';
import { isCreationDisabled, processingStart } from '../model';
import { PassLinksView } from '../pass-links/pass-links-view';
import { PersonalPassesModal } from '../personal-passes/personal-passes-modal';
import { usePassSituation, usePassWords } from '../situation/use-pass-situation';
import styles from '../personal-passes/personal-passes.module.css';

const infoNames = ['personal_pass_info_1', 'personal_pass_info_2', 'personal_pass_info_3'];

/** Passes of the people who work on the stand: certificates and visa invitations (PASS-064 to PASS-078). */
const ParticipantPassesModal = ({ params }: ModalProps<'event-modal-participant-passes'>) => {
  const { t } = useTranslation('passes');
  if (params.view === 'links') return <PassLinksView />;
  return (
    <PersonalPassesModal
      kind="participant"
      modal="event-modal-participant-passes"
      add={params.add === '1'}
      formTitle={t('participant.new')}
      rule={t('participant.quotaRule')}
      notices={() => <ProcessingStart />}
      texts={
        <>
          <InfoTexts names={infoNames} />
          <Website />
        </>
      }
    />
  );
};

/** From when passes are processed, while that lies ahead; the form is open before (PASS-045). */
const ProcessingStart = () => {
  const { t } = useTranslation('passes');
  const { participation, now } = usePassSituation();
  const { dateOf } = usePassWords();
  const at = processingStart(participation, now);
  if (at === null || isCreationDisabled('participant', participation)) return null;
  return <Notice>{t('deadline.from', { date: dateOf(at) })}</Notice>;
};

/** The site of the exhibition (PASS-029). */
const Website = () => {
  const { t } = useTranslation('passes');
  const { website } = useParticipant().exhibition;
  if (!website || !URL.canParse(website)) return null;
  return (
    <p className={styles.link}>
      <Link href={website} external>
        {t('website')}
      </Link>
    </p>
  );
};

export default ParticipantPassesModal;
