import { languages } from '@fairfront/shared-kit/domain/common';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** The label of a field of the record, with the language of its text. */
export const useFieldLabel = (): ((name: string) => string) => {
  const { t } = useTranslation('desk');
  return (name) => {
    const suffix = languages.map((language) => language.suffix).find((one) => name.endsWith(`_${one}`));
    if (suffix === undefined) return t(`record.fields.${name}`);
    return t(`record.language.${suffix}`, { name: t(`record.fields.${name.slice(0, -suffix.length - 1)}`) });
  };
};
