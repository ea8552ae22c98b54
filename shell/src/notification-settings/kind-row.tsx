import { IconButton } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Radio } from '@fairfront/shared-kit/components/radio';
import { Select } from '@fairfront/shared-kit/components/select';
import {
  categoryIcons,
  kindFacts,
  emailTimings,
  type KindChoice,
  type EmailTiming,
  type NotificationKind,
} from '@fairfront/shared-kit/domain/identity/notifications';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './kinds.module.css';

/** A kind of notification and its settings. */
export interface KindProps {
  kind: NotificationKind;
  choice: KindChoice;
  /** The link of an e-mail points here. */
  isOpened: boolean;
  /** The choice for one exhibition differs from the general one. */
  differs: boolean;
  /** Whether optional e-mails are sent at all. */
  hasEmails: boolean;
  hasDaily: boolean;
  onChoose: (choice: KindChoice) => void;
  onInherit: () => void;
}

const Name = ({ kind, differs, onInherit }: Pick<KindProps, 'kind' | 'differs' | 'onInherit'>) => {
  const { t } = useTranslation('notificationSettings');
  const name = t(`kind.${kind}`);
  const { category, isMandatory } = kindFacts(kind);
  return (
    <span className={styles.name}>
      <Icon name={categoryIcons[category]} size={18} className={styles.icon} />
      <span className={styles.kind}>{name}</span>
      {isMandatory && <span className={styles.mark}>{t('mandatory')}</span>}
      {differs && (
        <>
          <span className={styles.mark}>{t('differs')}</span>
          <IconButton icon="undo" label={t('inherit', { kind: name })} onClick={onInherit} />
        </>
      )}
    </span>
  );
};

const useReasons = ({ hasEmails, hasDaily }: Pick<KindProps, 'hasEmails' | 'hasDaily'>) => {
  const { t } = useTranslation('notificationSettings');
  return (timing: EmailTiming): string | undefined => {
    if (!hasEmails) return t('off.title');
    return timing === 'daily' && !hasDaily ? t('daily.offHint') : undefined;
  };
};

/** A kind as a table row; a mandatory one has locks instead of choices. */
export const KindRow = (props: KindProps) => {
  const { t } = useTranslation('notificationSettings');
  const { kind, choice, isOpened, differs, onChoose, onInherit } = props;
  const reasonOf = useReasons(props);
  const name = t(`kind.${kind}`);
  const { isMandatory } = kindFacts(kind);
  return (
    <tr
      data-kind={kind}
      tabIndex={isOpened && isMandatory ? -1 : undefined}
      className={classNames(isOpened && styles.opened)}
    >
      <th scope="row" className={styles.about}>
        <Name kind={kind} differs={differs} onInherit={onInherit} />
      </th>
      {isMandatory ? (
        <>
          <td className={classNames(styles.cell, styles.locked)}>
            <Icon name="lock" size={16} />
            <span className="ff-sr-only">{t('mandatoryPortal')}</span>
          </td>
          <td colSpan={emailTimings.length} className={classNames(styles.cell, styles.locked, styles.emails)}>
            <span className={styles.always}>
              <Icon name="lock" size={16} />
              {t('mandatoryMail')}
            </span>
          </td>
        </>
      ) : (
        <>
          <td className={styles.cell}>
            <Checkbox
              aria-label={t('cell.portal', { kind: name })}
              checked={choice.portal}
              onChange={(portal) => onChoose({ ...choice, portal })}
            />
          </td>
          {emailTimings.map((mail) => (
            <td key={mail} className={classNames(styles.cell, mail === 'now' && styles.emails)}>
              <Radio
                name={`mail-${kind}`}
                value={mail}
                aria-label={t(`cell.${mail}`, { kind: name })}
                checked={choice.mail === mail}
                disabledReason={reasonOf(mail)}
                onChoose={() => onChoose({ ...choice, mail })}
              />
            </td>
          ))}
        </>
      )}
    </tr>
  );
};

/**
 * The same on a phone: name, checkbox and select stacked; without e-mails there is no select, as the notice above
 * explains.
 */
export const KindEntry = (props: KindProps) => {
  const { t } = useTranslation('notificationSettings');
  const { kind, choice, isOpened, differs, hasEmails, onChoose, onInherit } = props;
  const reasonOf = useReasons(props);
  const name = t(`kind.${kind}`);
  const { isMandatory } = kindFacts(kind);
  return (
    <li
      data-kind={kind}
      tabIndex={isOpened && isMandatory ? -1 : undefined}
      className={classNames(styles.entry, isOpened && styles.opened)}
    >
      <Name kind={kind} differs={differs} onInherit={onInherit} />
      {isMandatory ? (
        <span className={styles.always}>
          <Icon name="lock" size={16} />
          {t('mandatoryMail')}
        </span>
      ) : (
        <div className={styles.choices}>
          <Checkbox checked={choice.portal} onChange={(portal) => onChoose({ ...choice, portal })}>
            {t('portal')}
          </Checkbox>
          {hasEmails && (
            <Select
              label={`${t('mail')}: ${name}`}
              labelHidden
              className={styles.timing}
              value={choice.mail}
              onChange={(mail) => onChoose({ ...choice, mail })}
              options={emailTimings.map((value) => ({
                value,
                label: t(`timing.${value}`),
                disabledReason: reasonOf(value),
              }))}
            />
          )}
        </div>
      )}
    </li>
  );
};
