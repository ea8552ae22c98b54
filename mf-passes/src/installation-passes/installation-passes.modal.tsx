import { Link } from '@fairfront/shared-kit/components/link';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useParticipation, useTranslation, type ModalProps } from '@fairfront/shared-kit/platform';
import { InfoTexts, useInfoText, useInfoTexts } from '../info-texts/info-text';
import { safeAddress } from '../info-texts/markup';
import { isCreationDisabled } from '@fairfront/shared-kit/domain/passes';
import headStyles from '../passes-head/passes-head.module.css';
import { PersonalPassesModal } from '../personal-passes/personal-passes-modal';
import styles from '../personal-passes/personal-passes.module.css';

const infoNames = ['install_pass_info_1', 'install_pass_info_2', 'install_pass_info_3'];

/** The passes of the people who build and dismantle the stand. */
const InstallationPassesModal = ({ params }: ModalProps<'event-modal-montage-passes'>) => {
  const { t } = useTranslation('passes');
  const participation = useParticipation();
  const rules = useRules();
  return (
    <PersonalPassesModal
      kind="installation"
      modal="event-modal-montage-passes"
      params={params}
      formTitle={t('installation.new')}
      periods={<Periods />}
      rules={rules}
      showsList={!isCreationDisabled('installation', participation)}
    />
  );
};

/** The installation and dismantling dates. */
const Periods = () => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  const date = (value: string) => formatDate(value, locale, { zone: exhibition.timezone });
  const periods = [
    ['installation', 'periodInstallation', exhibition.installation_started_at, exhibition.installation_ended_at],
    ['dismantling', 'periodDismantling', exhibition.dismantling_started_at, exhibition.dismantling_ended_at],
  ] as const;
  return (
    <dl className={headStyles.periods}>
      {periods.map(([variant, name, from, to]) => (
        <div key={variant} className={headStyles.period}>
          <span aria-hidden="true" className={`${headStyles.pattern} ${headStyles[variant]}`} />
          <dt className={headStyles.periodName}>{t(`installation.${name}`)}</dt>
          <dd className="ff-num">
            {date(from)} - {date(to)}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The organiser's info texts and terms; the terms open in a new tab. */
const useRules = () => {
  const { t } = useTranslation('passes');
  const texts = useInfoTexts(infoNames);
  const address = safeAddress(useInfoText()('install_pass_terms') ?? '');
  if (texts.length === 0 && address === undefined) return null;
  return (
    <>
      <InfoTexts texts={texts} />
      {address !== undefined && (
        <p className={styles.link}>
          <Link href={address} external>
            {t('installation.terms')}
          </Link>
        </p>
      )}
    </>
  );
};

export default InstallationPassesModal;
