import { localizedNames, textOf } from '@fairfront/shared-kit/domain/common';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormSelect } from '@fairfront/shared-kit/forms/select';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { pavilionRecordsQuery, type PavilionRecord } from '../api/exhibition';
import { deskKeys } from '../api/query-keys';
import { LanguageFields } from './language-fields';
import { inPavilionOrder } from './pavilion-order';
import { dialogValues, RecordDialog } from './record-dialog';
import { RecordList } from './record-list';

const names = ['external_id', 'parent_id', ...localizedNames('title')];

interface PavilionDialogProps {
  exhibition: number;
  pavilion: PavilionRecord | null;
  onClose: () => void;
}

const PavilionDialog = ({ exhibition, pavilion, onClose }: PavilionDialogProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const { data = [] } = useQuery({ ...pavilionRecordsQuery(api, exhibition, false), ...failsHere });
  const parents = data.filter(({ id, parent_id: parent }) => parent === null && id !== pavilion?.id);
  return (
    <RecordDialog
      title={t(pavilion ? 'record.pavilions.title' : 'record.pavilions.add')}
      submit={t(pavilion ? 'record.save' : 'record.add')}
      fields={async () => (await import('@fairfront/shared-kit/domain/participations/set-up-fields')).pavilionFields}
      initialValues={dialogValues(names, pavilion)}
      run={(body, idempotencyKey) =>
        pavilion
          ? api.patch('/organizer/pavilions/{id}', {
              params: { path: { id: pavilion.id } },
              body,
              ifMatch: pavilion.etag,
            })
          : api.post('/organizer/exhibitions/{exhibitionId}/pavilions', {
              params: { path: { exhibitionId: exhibition } },
              body: body as never,
              idempotencyKey,
            })
      }
      invalidates={[deskKeys.pavilions(exhibition)]}
      said={t('record.saved')}
      onClose={onClose}
    >
      <LanguageFields name="title" />
      <FormSelect<number>
        name="parent_id"
        label={t('record.fields.parent_id')}
        hint={t('record.pavilions.parentHint')}
        optional
        options={parents.map((one) => ({ value: one.id, label: textOf(one, 'title', locale) }))}
      />
      <FormTextField name="external_id" label={t('record.fields.external_id')} optional />
    </RecordDialog>
  );
};

/** The pavilions of an exhibition and their halls. Those of all exhibitions are shown and changed elsewhere. */
export const Pavilions = ({ exhibition, canWrite }: { exhibition: number; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const { data = [] } = useQuery({ ...pavilionRecordsQuery(api, exhibition, false), ...failsHere });
  return (
    <RecordList<PavilionRecord>
      kind="pavilions"
      canWrite={canWrite}
      canChange={({ exhibition_id: of }) => of !== null}
      query={(archived) => ({
        ...pavilionRecordsQuery(api, exhibition, archived),
        select: (records) => inPavilionOrder(records, locale),
      })}
      nameOf={(pavilion) => textOf(pavilion, 'title', locale)}
      noteOf={({ parent_id: parentId, exhibition_id: of }) => {
        const parent = data.find(({ id }) => id === parentId);
        const place = parent
          ? t('record.pavilions.hallOf', { name: textOf(parent, 'title', locale) })
          : t(parentId === null ? 'record.pavilions.pavilion' : 'record.pavilions.hall');
        return of === null ? t('record.pavilions.ofAll', { place }) : place;
      }}
      invalidates={[deskKeys.pavilions(exhibition)]}
      archive={({ id }, to) =>
        to === 'archive'
          ? api.post('/organizer/pavilions/{id}/archive', { params: { path: { id } } })
          : api.post('/organizer/pavilions/{id}/restore', { params: { path: { id } } })
      }
      form={(pavilion, onClose) => <PavilionDialog exhibition={exhibition} pavilion={pavilion} onClose={onClose} />}
    />
  );
};
