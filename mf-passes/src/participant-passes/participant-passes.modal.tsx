import { Link } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useParticipation, useTranslation, type ModalProps } from '@fairfront/shared-kit/platform';
import { InfoTexts, useInfoTexts } from '../info-texts/info-text';
import { isCreationDisabled, processingStart } from '@fairfront/shared-kit/domain/passes';
import { PassLinksView } from '../pass-links/pass-links-view';
import headStyles from '../passes-head/passes-head.module.css';
import { PersonalPassesModal } from '../personal-passes/personal-passes-modal';
import { usePassContext, usePassLabels } from '../context/use-pass-context';
import styles from '../personal-passes/personal-passes.module.css';

const infoNames = ['personal_pass_info_1', 'personal_pass_info_2', 'personal_pass_info_3'];

/** The passes of the people who work on the stand: certificates and visa invitations. */
const ParticipantPassesModal = ({ params }: ModalProps<'event-modal-participant-passes'>) => {
  const { t } = useTranslation('passes');
  const rules = useRules();
  if (params.view === 'links') return <PassLinksView />;
  return (
    <PersonalPassesModal
      kind="participant"
      modal="event-modal-participant-passes"
      params={params}
      formTitle={t('participant.new')}
      rule={t('participant.quotaRule')}
      notices={<ProcessingStart />}
      rules={rules}
    />
  );
};

/** The first day of processing, until it has come; the form is open before. */
const ProcessingStart = () => {
  const { t } = useTranslation('passes');
  const { participation, now } = usePassContext();
  const { dateOf } = usePassLabels();
  const isNarrow = useNarrow();
  const at = processingStart(participation, now);
  if (at === null || isCreationDisabled('participant', participation)) return null;
  const words = t('deadline.from', { date: dateOf(at) });
  return isNarrow ? <p className={headStyles.reason}>{words}</p> : <Notice>{words}</Notice>;
};

/** The info texts and the exhibition website. */
const useRules = () => {
  const { t } = useTranslation('passes');
  const texts = useInfoTexts(infoNames);
  const { website } = useParticipation().exhibition;
  const address = website && URL.canParse(website) ? website : null;
  if (texts.length === 0 && address === null) return null;
  return (
    <>
      <InfoTexts texts={texts} />
      {address !== null && (
        <p className={styles.link}>
          <Link href={address} external>
            {t('website')}
          </Link>
        </p>
      )}
    </>
  );
};

export default ParticipantPassesModal;
