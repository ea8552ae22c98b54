import { useState } from 'react';
import { saveFile } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { exportQuery, saveLayoutFile, type LayoutFile } from '../api/printing';
import styles from './printing.module.css';

const files: readonly LayoutFile[] = ['xml', 'json', 'xlsx', 'zip'];

/** An export that is made in the background because it takes long. */
const BackgroundExport = ({ id }: { id: number }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const { data } = useQuery({ ...exportQuery(api, id), ...failsHere });
  const saving = useAction<string, void>({
    namespace: 'desk',
    run: async (url) => saveFile(await api.download(url)),
  });
  const { url = null, state = 'waiting' } = data ?? {};
  return (
    <Notice tone={state === 'failed' ? 'danger' : 'info'} live="polite" title={t(`printing.background.${state}`)}>
      {url !== null && (
        <Button size="sm" icon="download" busy={saving.isBusy()} onClick={() => void saving.run(url)}>
          {t('printing.save')}
        </Button>
      )}
    </Notice>
  );
};

/** The files for layout. */
export const LayoutExport = ({ exhibition }: { exhibition: number }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const [made, setMade] = useState<number | null>(null);
  const saving = useAction<LayoutFile, number | null>({
    namespace: 'desk',
    rowOf: (format) => format,
    run: (format) => saveLayoutFile(api, exhibition, format),
    onDone: (id) => {
      if (id !== null) setMade(id);
    },
  });
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{t('printing.exportLead')}</p>
      {made !== null && <BackgroundExport key={made} id={made} />}
      <ul className={styles.files}>
        {files.map((format) => (
          <li key={format} className={styles.file}>
            <span>
              <strong>{t(`printing.files.${format}.title`)}</strong>
              <span className={styles.note}>{t(`printing.files.${format}.text`)}</span>
            </span>
            <Button icon="download" busy={saving.isBusy(format)} onClick={() => void saving.run(format)}>
              {t('printing.saveAs', { format: format.toUpperCase() })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
