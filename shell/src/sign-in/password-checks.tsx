import { textLength } from '@fairfront/shared-kit/domain/common';
import { useFormikContext } from 'formik';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { passwordLength } from '@fairfront/shared-kit/domain/validation';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './sign-in.module.css';

/** The rules for a new password, ticked off while typing (mock-up w2). */
export const PasswordChecks = () => {
  const { t } = useTranslation('access');
  const { password } = useFormikContext<{ password: string }>().values;
  const length = textLength(password);
  return (
    <span className={styles.checks}>
      <Check met={length >= passwordLength.min}>{t('reset.long')}</Check>
      <Check met={length > 0 && length <= passwordLength.max}>{t('reset.short')}</Check>
      {/* the list is on the server, which has the final say */}
      <span>{t('reset.rare')}</span>
    </span>
  );
};

const Check = ({ met, children }: { met: boolean; children: string }) => (
  <span className={classNames(styles.check, met && styles.met)}>
    <Icon name={met ? 'check-circle' : 'minus-circle'} size={16} />
    {children}
  </span>
);
