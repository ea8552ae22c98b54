import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { Verdict } from '../model';
import { usePassWords } from '../situation/use-pass-situation';

/** Why nothing can be added now, in the place of the form and its button (PASS-060, PASS-061, PASS-070). */
export const WhyNotAdd = ({ verdict, isEmpty }: { verdict: Verdict; isEmpty: boolean }) => {
  const { t } = useTranslation('passes');
  const { whyNot } = usePassWords();
  if (verdict.allowed) return null;
  const { why } = verdict;
  // an empty list says so itself (PASS-048)
  if (why.code === 'deadline_reached' && isEmpty) return null;
  if (why.code === 'quota_reached') {
    // without a quota the header says so already
    if (why.total === null) return null;
    return (
      <Notice tone="warning" title={`${t('quota.full')}.`}>
        {t('quota.fullHint')}
      </Notice>
    );
  }
  if (why.code === 'no_write_access') {
    return (
      <Notice tone="neutral" icon="eye" title={`${whyNot(why)}.`}>
        {t('list.emptyRead')}
      </Notice>
    );
  }
  return <Notice tone="neutral" icon={why.code === 'creation_disabled' ? 'lock' : 'calendar'} title={whyNot(why)} />;
};
