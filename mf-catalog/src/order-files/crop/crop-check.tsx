import { Icon } from '@fairfront/shared-kit/components/icon';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import type { ReactNode } from 'react';
import type { Sides } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import type { CheckedFile } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import { useFileTexts } from '../use-file-texts';
import styles from './crop.module.css';
import type { FittedPicture } from './fit-frame';
import { printedSides } from './printed-result';

interface CropCheckProps {
  file: CheckedFile;
  /** The dimensions of the result, known before it is rendered. */
  sides: Sides;
  made: FittedPicture | null;
  /** Why the result does not fit. */
  problem: string | null;
}

/** The browser's validation of the file and of the result. */
export const CropCheck = ({ file, sides, made, problem }: CropCheckProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { sizeText } = useFileTexts();
  const px = ({ width: w, height: h }: Sides) => t('crop.px', { w, h });
  const own = { width: file.width ?? 0, height: file.height ?? 0 };
  const mm = formatNumber(printedSides(sides).width, locale);
  return (
    <dl className={styles.checks}>
      <Check name={t('crop.type')}>{file.kind?.toUpperCase()}</Check>
      <Check name={t('crop.size')}>
        {t('crop.change', { from: px(own) })} <b className={styles.now}>{px(sides)}</b>
      </Check>
      <Check name={t('crop.weight')} isWrong={problem !== null}>
        {t('crop.change', { from: sizeText(file.size) })}{' '}
        <b className={styles.now}>{made ? sizeText(made.blob.size) : '…'}</b>
      </Check>
      <Check name={t('crop.paper')}>{t('crop.paperWidth', { mm })}</Check>
      {file.colour === 'cmyk' && (
        <Check name={t('crop.colour')} isWrong>
          {t('crop.cmyk')}
        </Check>
      )}
    </dl>
  );
};

interface CheckProps {
  name: string;
  isWrong?: boolean;
  children: ReactNode;
}

const Check = ({ name, isWrong = false, children }: CheckProps) => (
  <div className={styles.check}>
    <Icon name={isWrong ? 'warning' : 'check-circle'} size={18} className={isWrong ? styles.wrong : styles.right} />
    <dt>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
