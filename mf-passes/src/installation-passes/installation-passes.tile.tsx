import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { defineTile, useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { installationDeadlines, zoneOf } from '@fairfront/shared-kit/domain/passes';
import { prefetchPersonalPasses, usePersonalPassesTile } from '../personal-passes/use-personal-passes-tile';
import { usePassContext } from '../context/use-pass-context';

/** Installation passes with the first day of printing, until it has come. */
const useInstallationPassesTile = () => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const { participation, now } = usePassContext();
  const { startInstallationPrint: at } = installationDeadlines(participation);
  const date = formatProseDate(new Date(at).toISOString(), locale, { now, zone: zoneOf(participation) });
  const printing = at > now ? [{ id: 'print', label: t('installation.printOpens'), value: date }] : [];
  return usePersonalPassesTile('installation', printing);
};

export default defineTile(useInstallationPassesTile, prefetchPersonalPasses('installation'));
