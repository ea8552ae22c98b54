import { Button } from '@fairfront/shared-kit/components/button';
import { FileDrop, type FileItem } from '@fairfront/shared-kit/components/file-drop';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef } from 'react';
import { listTypeOf, type PersonalKind } from '../api/list-pages';
import { packageByteLimit, packageRowLimit } from '@fairfront/shared-kit/domain/passes';
import { Link } from '@fairfront/shared-kit/components/link';
import { packageTemplates } from '../package-templates/templates';
import styles from './import-panel.module.css';
import type { PackageChecking } from './use-package-check';

/** The localized template with its real size. */
const TemplateLink = ({ kind }: { kind: PersonalKind }) => {
  const { t } = useTranslation('passes');
  const { href, fileName, kilobytes } = packageTemplates[listTypeOf(kind)][useLocale()];
  return (
    <Link href={href} download={fileName}>
      {t('import.template', { size: kilobytes })}
    </Link>
  );
};

/** The accepted file types. */
export const packageFileRules = { types: ['xlsx', 'csv'], limit: packageByteLimit };

interface ImportPanelProps {
  kind: PersonalKind;
  checking: PackageChecking;
  onClose: () => void;
}

/** Step one of an import: the template, the file selection, and the server's errors for an unreadable file. */
export const ImportPanel = ({ kind, checking, onClose }: ImportPanelProps) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const area = useRef<HTMLDivElement>(null);
  const { chosen, isChecking, place } = checking;
  const progress = chosen?.share === 1 ? t('import.checking') : t('import.sending');
  const files: FileItem[] = chosen
    ? [
        {
          id: 'package',
          name: chosen.name,
          size: chosen.size,
          state: chosen.error === null ? 'uploading' : 'failed',
          share: chosen.share,
          ...(chosen.error === null ? {} : { error: chosen.error }),
        },
      ]
    : [];
  return (
    <ModalSide title={t('import.title')} onClose={onClose}>
      <div className={styles.panel}>
        <ol className={styles.steps}>
          <li>
            {t('import.fill')} <TemplateLink kind={kind} />
          </li>
          <li>{t('import.choose', { rows: formatNumber(packageRowLimit, locale) })}</li>
          <li>{t('import.then')}</li>
        </ol>
        <div ref={area}>
          <FileDrop
            label={t('import.file')}
            rules={packageFileRules}
            what={t('import.list')}
            busy={isChecking}
            files={files}
            onFiles={([file]) => {
              if (file) checking.choose(file);
            }}
            onCancel={checking.cancel}
            onRemove={checking.cancel}
          />
        </div>
        <div role="status" className={styles.status}>
          {isChecking && (place > 0 ? t('import.place', { count: place, ordinal: true }) : progress)}
        </div>
        {chosen?.error && (
          <Button
            icon="upload"
            onClick={() => area.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
          >
            {t('import.again')}
          </Button>
        )}
      </div>
    </ModalSide>
  );
};
