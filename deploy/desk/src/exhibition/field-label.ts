import { useTranslation } from '@fairfront/shared-kit/platform';

/** The label of a field of the record, with the language of its text. */
export const useFieldLabel = (): ((name: string) => string) => {
  const { t } = useTranslation('desk');
  return (name) => {
    const [, plain = name, language] = /^(.*)_(rus|eng)$/.exec(name) ?? [];
    const label = t(`record.fields.${plain}`);
    return language ? t(`record.language.${language}`, { name: label }) : label;
  };
};
