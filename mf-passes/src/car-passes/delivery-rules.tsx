import { Link } from '@fairfront/shared-kit/components/link';
import { isMontageType } from '@fairfront/shared-kit/domain/participations';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { MarkedText, useInfoText } from '../info-texts/info-text';
import { safeAddress } from '../info-texts/markup';
import { isCreationDisabled } from '@fairfront/shared-kit/domain/passes';
import styles from './car-passes.module.css';

const names = ['car_pass_rule', 'car_pass_entry', 'car_pass_entry_procedure', 'car_pass_terms'] as const;

/** The delivery rules while car passes are not issued here; never for an assembly organisation. */
export const DeliveryRules = () => {
  const { t } = useTranslation('passes');
  const participation = useParticipation();
  const textOf = useInfoText();
  const rules = names.flatMap((name) => {
    const text = textOf(name);
    return text ? [{ name, text, address: safeAddress(text) }] : [];
  });
  if (!isCreationDisabled('car', participation) || isMontageType(participation.type) || rules.length === 0) return null;
  return (
    <section aria-labelledby="delivery-rules" className={styles.rules}>
      <h3 id="delivery-rules" className="ff-h4">
        {t('car.rulesTitle')}
      </h3>
      <ul className={styles.ruleList}>
        {rules.map(({ name, text, address }) => (
          <li key={name}>
            {address === undefined ? (
              <MarkedText text={text} />
            ) : (
              <Link href={address} external>
                {t(`car.rule.${name}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
