import { Link } from '@fairfront/shared-kit/components/link';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { listTypeOf, type PersonalKind } from '../api/list-pages';
import { packageTemplates } from '../package-templates/templates';

/** The localized template with its real size. */
export const TemplateLink = ({ kind }: { kind: PersonalKind }) => {
  const { t } = useTranslation('passes');
  const { href, fileName, kilobytes } = packageTemplates[listTypeOf(kind)][useLocale()];
  return (
    <Link href={href} download={fileName}>
      {t('import.template', { size: kilobytes })}
    </Link>
  );
};
