import { useState } from 'react';
import { isApiError } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { DatePicker } from '@fairfront/shared-kit/components/date-picker';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { putTemplate, type StoredTemplate } from '../api/printing';
import styles from './printing.module.css';
import { errorsOfService, withService, type TemplateDraft } from './template-draft';
import { TemplateServiceFields } from './template-service';

const counts = ['number_free_symbols', 'number_characters_string', 'number_free_rubrics'] as const;

interface TemplateFormProps {
  stored: StoredTemplate;
  canWrite: boolean;
  /** Loads the stored template and starts again. */
  onReadAgain: () => void;
}

/** Free quantities, the start of printing, and the services with prices and contents. */
export const TemplateForm = ({ stored, canWrite, onReadAgain }: TemplateFormProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const [draft, setDraft] = useState<TemplateDraft>(stored.template);
  /** Unreadable prices prevent saving. */
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<unknown>(null);
  const saving = useAction<TemplateDraft, unknown>({
    namespace: 'desk',
    run: (template) => putTemplate(api, { ...stored, template }),
    announce: () => t('printing.template.saved'),
    errors: 'inline',
    onDone: onReadAgain,
  });
  const save = async () => {
    setRefusal(null);
    const outcome = await saving.run(draft);
    if (outcome.state === 'refused') setRefusal(outcome.error);
  };
  const errors = isApiError(refusal) ? refusal.errors : {};
  const isOutdated = isApiError(refusal) && refusal.code === 'template_changed';
  const mark = (key: string, isWrong: boolean) =>
    setUnreadable((before) => {
      const next = new Set(before);
      if (isWrong) next.add(key);
      else next.delete(key);
      return next;
    });
  const locked = canWrite ? undefined : t('printing.template.readOnly');
  const isChanged = draft !== stored.template;
  return (
    <form
      className={styles.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (unreadable.size === 0) void save();
      }}
    >
      <p className={styles.lead}>{t('printing.template.lead')}</p>
      <div className={styles.fields}>
        {counts.map((name) => (
          <NumberField
            key={name}
            label={t(`printing.template.${name}`)}
            value={draft[name]}
            min={name === 'number_characters_string' ? 1 : 0}
            error={errors[`template.${name}`]?.join(' ')}
            disabledReason={locked}
            onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <DatePicker
          label={t('printing.template.print')}
          hint={t('printing.template.printHint')}
          optional
          value={(draft.catalog_print_started_at ?? '').slice(0, 10)}
          error={errors['template.catalog_print_started_at']?.join(' ')}
          disabledReason={locked}
          onChange={(day) => setDraft((before) => ({ ...before, catalog_print_started_at: day || null }))}
        />
      </div>
      <div className={styles.services}>
        <h2 className="ff-h3">{t('printing.template.services', { count: draft.services.length })}</h2>
        {draft.services.map((service, index) => (
          <TemplateServiceFields
            key={service.id}
            service={service}
            template={draft}
            errors={errorsOfService(errors, index)}
            locked={locked}
            onUnreadable={mark}
            onChange={(change) => setDraft((before) => withService(before, service.id, change))}
          />
        ))}
      </div>
      {canWrite && (
        <div className={styles.save}>
          <Button type="submit" variant="primary" busy={saving.isBusy()} disabled={!isChanged}>
            {t('printing.template.save')}
          </Button>
          {unreadable.size > 0 && <span role="status">{t('printing.template.checkPrices')}</span>}
        </div>
      )}
      {saving.error && (
        <Notice tone="danger" live="assertive" title={saving.error}>
          {isOutdated && (
            <Button size="sm" icon="refresh" onClick={onReadAgain}>
              {t('printing.template.readAgain')}
            </Button>
          )}
        </Notice>
      )}
    </form>
  );
};
