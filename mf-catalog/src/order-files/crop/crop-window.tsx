import { Button } from '@fairfront/shared-kit/components/button';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { resultSides, type Frame, type Resolution } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import {
  fileIssue,
  fileRule,
  type CheckedFile,
  type OrderFileType,
} from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import { useFileTexts } from '../use-file-texts';
import { CropCheck } from './crop-check';
import { CropTools } from './crop-tools';
import styles from './crop.module.css';
import { FrameBox } from './frame-box';
import { PrintedResult } from './printed-result';
import { readMargins } from './read-margins';
import { useFittedPicture } from './use-fitted-picture';
import { useFrame } from './use-frame';

/** The props of `CropWindow`. */
export interface CropWindowProps {
  type: OrderFileType;
  /** The selected picture; it is never modified. */
  file: File;
  /** The metadata that the browser read: a picture with its dimensions. */
  facts: CheckedFile;
  /** A URL to display it. */
  address: string;
  resolution: Resolution;
  onUse: (fitted: File) => void;
  onCancel: () => void;
}

/** Crops and scales a picture that does not fit, before anything is sent. */
export const CropWindow = ({ type, file, facts, address, resolution, onUse, onCancel }: CropWindowProps) => {
  const { t } = useTranslation('catalog');
  const { needText, sizeText, issueText } = useFileTexts();
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [content, setContent] = useState<Frame | null>(null);
  const picture = { width: facts.width ?? 0, height: facts.height ?? 0 };
  const kind = facts.kind === 'png' ? 'png' : 'jpeg';
  const model = useFrame(picture, resolution);
  const { maxBytes } = fileRule(type);
  const { result, isCurrent } = useFittedPicture(image, model.frame, { resolution, kind, maxBytes });
  const made = isCurrent && result ? result.picture : null;
  const sides = made ?? resultSides(model.frame, resolution);
  const issue = made && fileIssue(type, { name: file.name, size: made.blob.size, kind, ...sides });
  const isUnreadable = isBroken || (isCurrent && made === null);
  const problem = isUnreadable ? t('errors.image_unreadable') : issue ? issueText(issue) : null;
  const px = { w: sides.width, h: sides.height };
  const own = { name: file.name, w: picture.width, h: picture.height, size: sizeText(file.size) };
  const use = () => {
    if (made && !problem) onUse(new File([made.blob], file.name, { type: made.blob.type }));
  };
  return (
    <Modal
      open
      size="xl"
      title={t(type === 'company-cover' ? 'crop.title.cover' : 'crop.title.logo')}
      onClose={onCancel}
    >
      <ModalHeader subtitle={`${t('crop.file', own)} ${needText(type)}`} />
      <ModalBody flush>
        <div className={styles.window}>
          <div className={styles.work}>
            <div className={styles.stage}>
              <FrameBox model={model} picture={picture}>
                <img
                  ref={image}
                  src={address}
                  alt={file.name}
                  draggable={false}
                  className={styles.image}
                  onLoad={(event) => setContent(readMargins(event.currentTarget, picture))}
                  onError={() => setBroken(true)}
                />
              </FrameBox>
            </div>
            <p role="status" className={styles.status}>
              {made && !problem && t('crop.fits', { ...px, size: sizeText(made.blob.size) })}
            </p>
            {problem && (
              <Notice tone="danger" live="assertive">
                {problem}
              </Notice>
            )}
            <CropTools model={model} picture={picture} content={content} />
          </div>
          <aside aria-label={t('crop.check')} className={styles.side}>
            <h3 className="ff-h4">{t('crop.check')}</h3>
            <CropCheck file={facts} sides={sides} made={made} problem={problem} />
            <h3 className="ff-h4">{t('crop.result')}</h3>
            {result?.address && <PrintedResult address={result.address} sides={sides} isLogo={type === 'logo'} />}
          </aside>
        </div>
      </ModalBody>
      <ModalFooter start={<span className={styles.kept}>{t('crop.kept')}</span>}>
        <Button onClick={onCancel}>{t('crop.cancel')}</Button>
        <Button
          variant="primary"
          icon="check"
          busy={!isCurrent && !isUnreadable}
          disabledReason={problem ?? undefined}
          onClick={use}
        >
          {t('crop.use', px)}
        </Button>
      </ModalFooter>
    </Modal>
  );
};
