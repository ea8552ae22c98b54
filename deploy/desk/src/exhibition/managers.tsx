import { locales, localizedNames, textOf } from '@fairfront/shared-kit/domain/common';
import { managerKinds } from '@fairfront/shared-kit/domain/participations/set-up-fields';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormSelect } from '@fairfront/shared-kit/forms/select';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { managersQuery, type ManagerRecord } from '../api/exhibition';
import { deskKeys } from '../api/query-keys';
import styles from './exhibition.module.css';
import { LanguageFields } from './language-fields';
import { dialogValues, RecordDialog } from './record-dialog';
import { RecordList } from './record-list';

const names = [
  ...['kind', 'locale', 'phone', 'email', 'external_id'],
  ...['lastname', 'name', 'middlename', 'area'].flatMap((name) => [...localizedNames(name)]),
];

/** The highest position: a new manager is the last one. */
const lastPosition = 10_000;

interface ManagerDialogProps {
  exhibition: number;
  manager: ManagerRecord | null;
  onClose: () => void;
}

const ManagerDialog = ({ exhibition, manager, onClose }: ManagerDialogProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  return (
    <RecordDialog
      title={t(manager ? 'record.managers.title' : 'record.managers.add')}
      submit={t(manager ? 'record.save' : 'record.add')}
      fields={async () => {
        const { managerFields } = await import('@fairfront/shared-kit/domain/participations/set-up-fields');
        const { position: _position, ...fields } = managerFields;
        return fields;
      }}
      initialValues={{
        ...dialogValues(names, manager),
        kind: manager?.kind ?? 'event',
        locale: manager?.locale ?? null,
      }}
      run={(body, idempotencyKey) =>
        manager
          ? api.patch('/organizer/managers/{id}', { params: { path: { id: manager.id } }, body, ifMatch: manager.etag })
          : api.post('/organizer/exhibitions/{exhibitionId}/managers', {
              params: { path: { exhibitionId: exhibition } },
              body: { ...body, position: String(lastPosition) } as never,
              idempotencyKey,
            })
      }
      invalidates={[deskKeys.managers(exhibition)]}
      said={t('record.saved')}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <FormSelect<string>
          name="kind"
          label={t('record.fields.kind')}
          options={managerKinds.map((value) => ({ value, label: t(`record.managers.kinds.${value}`) }))}
        />
        <FormSelect<string>
          name="locale"
          label={t('record.fields.locale')}
          hint={t('record.managers.localeHint')}
          optional
          options={locales.map((value) => ({ value, label: t(`record.managers.locales.${value}`) }))}
        />
      </div>
      {['lastname', 'name', 'middlename', 'area'].map((name) => (
        <LanguageFields key={name} name={name} optional={name === 'middlename'} />
      ))}
      <div className={styles.pair}>
        <FormTextField name="phone" type="tel" label={t('record.fields.phone')} optional />
        <FormTextField name="email" type="email" label={t('record.fields.email')} optional />
      </div>
      <FormTextField name="external_id" label={t('record.fields.external_id')} optional />
    </RecordDialog>
  );
};

/** The managers of an exhibition, in the order in which exhibitors see them. */
export const Managers = ({ exhibition, canWrite }: { exhibition: number; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const place = (manager: ManagerRecord, position: number) =>
    api.patch('/organizer/managers/{id}', {
      params: { path: { id: manager.id } },
      body: { position: String(position) },
      ifMatch: manager.etag,
    });
  return (
    <RecordList<ManagerRecord>
      kind="managers"
      canWrite={canWrite}
      query={(archived) => managersQuery(api, exhibition, archived)}
      nameOf={(manager) => [textOf(manager, 'lastname', locale), textOf(manager, 'name', locale)].join(' ')}
      noteOf={(manager) =>
        [
          t(`record.managers.kinds.${manager.kind}`),
          textOf(manager, 'area', locale),
          manager.locale && t(`record.managers.locales.${manager.locale}`),
          manager.phone,
          manager.email,
        ]
          .filter(Boolean)
          .join(', ')
      }
      invalidates={[deskKeys.managers(exhibition)]}
      archive={({ id }, to) =>
        to === 'archive'
          ? api.post('/organizer/managers/{id}/archive', { params: { path: { id } } })
          : api.post('/organizer/managers/{id}/restore', { params: { path: { id } } })
      }
      move={async (managers, at, by) => {
        // positions may repeat: all are numbered by the new order, and only changed ones are sent
        const order = [...managers];
        const [moved] = order.splice(at, 1);
        if (moved) order.splice(at + by, 0, moved);
        for (const [position, manager] of order.entries())
          if (manager.position !== position) await place(manager, position);
      }}
      form={(manager, onClose) => <ManagerDialog exhibition={exhibition} manager={manager} onClose={onClose} />}
    />
  );
};
