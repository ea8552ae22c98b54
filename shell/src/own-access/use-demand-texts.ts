import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { demandState } from '@fairfront/shared-kit/domain/identity/second-factor';
import { useLocale, usePlatform, useTranslation, type SecondFactor } from '@fairfront/shared-kit/platform';

type Demand = SecondFactor['demands'][number];

/** Texts for the requirements of exhibitions. */
export const useDemandTexts = () => {
  const { t } = useTranslation('ownAccess');
  const { now } = usePlatform();
  const locale = useLocale();
  const textsOf = (demand: Demand) => ({
    state: demandState(demand, now()),
    exhibition: textOf(demand, 'title', locale),
    date: formatProseDate(demand.second_factor_from, locale, { now: now() }),
  });
  return {
    textsOf,
    /** What is required and from when, in one line. */
    demanded: (demand: Demand): string => {
      const { state, ...texts } = textsOf(demand);
      return t(state === 'in-force' ? 'demand.inForce' : 'demand.announced', texts);
    },
    /** What turning off the second factor would close, as sentences to append to the question. */
    closing: (demands: readonly Demand[]): string =>
      demands
        .map((demand) => {
          const { state, ...texts } = textsOf(demand);
          return `. ${t(state === 'in-force' ? 'demand.closesNow' : 'demand.closesLater', texts)}`;
        })
        .join(''),
  };
};
