import { useState } from 'react';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { locales, useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../../shell-services';

/** RU and EN side by side. A choice is saved on the server first, so it may take a moment. */
export const LanguageSwitch = ({ size = 'md' }: { size?: 'md' | 'lg' }) => {
  const { t } = useTranslation('shell');
  const { language } = useShell();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  return (
    <SegmentedControl
      label={t('language.label')}
      segments={locales.map((value) => ({ value, label: value.toUpperCase(), lang: value }))}
      value={locale}
      size={size}
      busy={busy}
      onChange={(chosen) => {
        setBusy(true);
        void language.choose(chosen).finally(() => setBusy(false));
      }}
    />
  );
};
