import type { DenialReason } from '@fairfront/shared-kit/domain/passes';

interface DenialLabels {
  t: (key: string, values?: Record<string, unknown>) => string;
  dateOf: (instant: number) => string;
}

/** A reason as text, with its date if it has one; shown for every unavailable or refused action. */
export const denialText = (reason: DenialReason, { t, dateOf }: DenialLabels): string => {
  switch (reason.code) {
    case 'deadline_reached':
      return t('passes:denial.deadline', { date: dateOf(reason.at) });
    case 'quota_reached':
      return reason.total === null ? t('passes:denial.noQuota') : t('passes:errors.quota_reached');
    case 'not_printable':
      if (reason.because === 'window') {
        return t('passes:denial.printWindow', { from: dateOf(reason.window.from), to: dateOf(reason.window.to) });
      }
      return t(reason.because === 'visa' ? 'passes:denial.visaPrint' : 'passes:denial.notAccepted');
    default:
      return t(`passes:errors.${reason.code}`);
  }
};
