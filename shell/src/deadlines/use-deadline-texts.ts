import { formatDeadline, formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { ShownDeadline } from './deadlines.model';

/** All texts about a deadline, in the current language. */
export const useDeadlineTexts = (zone: string) => {
  const { t } = useTranslation('deadlines');
  const { now } = usePlatform();
  const locale = useLocale();

  const left = ({ group, left: days, edge }: ShownDeadline): string => {
    if (group === 'passed') return t(edge === 'from' ? 'left.opened' : 'left.passed');
    if (days < 0) return t('left.late');
    if (days === 0) return t('left.today');
    if (days === 1) return t('left.tomorrow');
    return t(group === 'todo' ? 'left.days' : 'left.in', { count: days });
  };
  /** «Стул, Стол и ещё 3» */
  const namesOf = ({ services, detail: { count } }: ShownDeadline): string => {
    const names = (services ?? []).map((service) => textOf(service, 'name', locale)).join(', ');
    const more = count - (services?.length ?? 0);
    return more > 0 ? t('detail.more', { names, count: more }) : names;
  };
  const detail = (deadline: ShownDeadline): string => {
    const { state, kind, detail: said } = deadline;
    const { code, count } = said;
    if (code === 'services') return namesOf(deadline);
    // prefer the specific text of a kind over the general one
    return t(
      [`detail.${kind}.${state}.${code}`, `detail.${kind}.${code}`, `detail.${state}.${code}`, `detail.${code}`],
      { count },
    );
  };

  return {
    title: ({ kind, edge, group }: Pick<ShownDeadline, 'kind' | 'edge' | 'group'>) =>
      t(edge === 'until' ? `shell:deadline.${kind}` : `${group === 'passed' ? 'opened' : 'title'}.${kind}`),
    /** Short enough for a day of the month: «Визы, упрощённые». */
    short: ({ kind }: Pick<ShownDeadline, 'kind'>) => t([`short.${kind}`, `shell:deadline.${kind}`]),
    /** «3 июня» */
    date: ({ day }: Pick<ShownDeadline, 'day'>) => formatProseDate(day, locale, { now: now(), zone }),
    /** «3 июня, 23:59 (Москва)» */
    moment: ({ moment }: Pick<ShownDeadline, 'moment'>) => formatDeadline(moment, locale, { zone, now: now() }),
    left,
    detail,
  };
};
