import { useEffect, useRef } from 'react';
import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useAccess, useLocale, useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { useDeadlineTexts } from '../use-deadline-texts';
import { ExtensionForm } from './extension-form';
import type { ExtensibleDeadline } from './extensions.model';
import styles from './extensions.module.css';

interface ExtensionPanelProps {
  /** Undefined if the address names no deadline of this participation. */
  deadline: ExtensibleDeadline | undefined;
  participation: Participation;
  /** Fills the screen on small screens. */
  isAlone: boolean;
  onClose: () => void;
}

/**
 * Requests an extension from the organiser beside the list, or instead of it on a small screen (* y12).
 */
const ExtensionPanel = ({ deadline, participation, isAlone, onClose }: ExtensionPanelProps) => {
  const { t } = useTranslation('deadlines');
  const locale = useLocale();
  const { canWrite } = useAccess();
  const texts = useDeadlineTexts(participation.exhibition.timezone);
  const head = useRef<HTMLHeadingElement>(null);
  const kind = deadline?.kind;
  useEffect(() => head.current?.focus(), [kind]);
  const extension = deadline?.extension;
  const why = (): string | null => {
    if (!canWrite) return t('extension.readOnly');
    if (!extension) return t('extension.why.extension_not_offered');
    return extension.offer.refusal ? t(`extension.why.${extension.offer.refusal}`) : null;
  };
  const reason = why();
  const Title = isAlone ? 'h1' : 'h2';
  const panel = (
    <section aria-labelledby="extension-title" className={styles.panel}>
      <header className={styles.panelHead}>
        <div>
          <Title id="extension-title" ref={head} tabIndex={-1} className={styles.panelTitle}>
            {t('extension.title')}
          </Title>
          {deadline && (
            <p className={styles.panelLead}>
              {texts.title(deadline)}, {textOf(participation.exhibition, 'title', locale)}
            </p>
          )}
        </div>
        <IconButton icon="cross" label={t('extension.close')} onClick={onClose} />
      </header>
      {reason !== null || !deadline || !extension || extension.offer.refusal ? (
        <div className={styles.panelBody}>
          <Notice tone="neutral" live="polite">
            {reason}
          </Notice>
        </div>
      ) : (
        <ExtensionForm
          key={deadline.kind}
          deadline={deadline}
          days={extension.offer}
          rule={extension.rule}
          participation={participation}
          onSent={onClose}
        />
      )}
    </section>
  );
  if (!isAlone) return panel;
  const { id } = participation;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          crumbTo('participant', { id }, t('shell:event.overview')),
          crumbTo('deadlines', { id }, t('title.page')),
          { id: 'extension', content: t('extension.title') },
        ]}
      />
      <div className={styles.alone}>{panel}</div>
    </>
  );
};

export default ExtensionPanel;
