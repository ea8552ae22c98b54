import { exhibitionDays } from '@fairfront/shared-kit/domain/participations/exhibition-dates';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormDatePicker } from '@fairfront/shared-kit/forms/date-picker';
import { addMonths, localizedNames } from '@fairfront/shared-kit/domain/common';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { DeskExhibition } from '../api/desk';
import { deskKeys } from '../api/query-keys';
import styles from './exhibition.module.css';
import { LanguageFields } from './language-fields';
import { dialogValues, RecordDialog } from './record-dialog';

const titles = localizedNames('title');
const created = [...titles, 'vat_rate', ...exhibitionDays];
const copied = [...titles, 'started_at'];

interface NewExhibitionProps {
  /** The exhibition that is copied; null for one with empty settings. */
  from: DeskExhibition | null;
  onClose: () => void;
}

/** Creates an exhibition, or copies one to another year; what is left out is set in its record. */
export const NewExhibition = ({ from, onClose }: NewExhibitionProps) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const names = from ? copied : created;
  const start = from
    ? { ...dialogValues(titles, from), started_at: addMonths(from.started_at, 12) }
    : { ...dialogValues(created, null), vat_rate: '' };
  return (
    <RecordDialog<{ data: DeskExhibition }>
      title={t(from ? 'record.copy' : 'record.new')}
      submit={t('record.create')}
      fields={async () => {
        const [{ exhibitionFields }, { exhibitionCopyFields }] = await Promise.all([
          import('@fairfront/shared-kit/domain/participations/exhibition-fields'),
          import('@fairfront/shared-kit/domain/participations/exhibition-copy'),
        ]);
        const all = from ? exhibitionCopyFields : exhibitionFields;
        return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name as never)));
      }}
      initialValues={start}
      run={(body, idempotencyKey) =>
        from
          ? api.post('/organizer/exhibitions/{exhibitionId}/copy', {
              params: { path: { exhibitionId: from.id } },
              body: body as never,
              idempotencyKey,
            })
          : api.post('/organizer/exhibitions', { body: body as never, idempotencyKey })
      }
      invalidates={[deskKeys.exhibitions]}
      said={t('record.created')}
      onDone={({ data }) => navigation.navigate('desk-exhibition', {}, { query: { exhibition: String(data.id) } })}
      onClose={onClose}
    >
      <p className={styles.lead}>{t(from ? 'record.copyLead' : 'record.newLead')}</p>
      <LanguageFields name="title" />
      <div className={styles.pair}>
        {(from ? (['started_at'] as const) : exhibitionDays).map((name) => (
          <FormDatePicker key={name} name={name} label={t(`record.fields.${name}`)} />
        ))}
        {!from && <FormTextField name="vat_rate" label={t('record.fields.vat_rate')} hint={t('record.vatHint')} />}
      </div>
    </RecordDialog>
  );
};
