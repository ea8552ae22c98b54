import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { saveFairWorkbook } from '../api/imports';
import styles from './fair-import.module.css';

const contents = ['template', 'example'] as const;

/** The workbook to fill in, and a filled one. */
export const Workbooks = () => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const saving = useAction<(typeof contents)[number]>({
    namespace: 'desk',
    rowOf: (content) => content,
    run: (content) => saveFairWorkbook(api, content),
  });
  return (
    <section className={styles.part} aria-labelledby="fair-workbook">
      <h2 id="fair-workbook" className="ff-h4">
        {t('fairImport.workbook')}
      </h2>
      <p className={styles.note}>{t('fairImport.workbookText')}</p>
      <div className={styles.buttons}>
        {contents.map((content) => (
          <Button
            key={content}
            size="sm"
            icon="download"
            busy={saving.isBusy(content)}
            onClick={() => void saving.run(content)}
          >
            {t(`fairImport.${content}`)}
          </Button>
        ))}
      </div>
    </section>
  );
};
