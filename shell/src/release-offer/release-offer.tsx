import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ReleaseOffer as OfferCard } from './card/release-offer';
import { usePlatform, usePlatformState, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import type { PageRelease } from '@fairfront/shared-kit/platform/release';
import { fetchNewestRelease } from '../boot';
import { useShell } from '../shell-services';
import { isOver, mayOffer, newerParts, type Postponed, type UnsentInput } from './release-offer.model';

const read = (): UnsentInput => {
  const forms = [...document.querySelectorAll('form[data-unsent]')];
  if (forms.length === 0) return 'none';
  return forms.every((form) => form.querySelector('[data-form-draft]')) ? 'kept' : 'unkept';
};

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-unsent'] });
  return () => observer.disconnect();
};

/** Unsent input of the forms on the page; forms mark themselves (shared-kit/src/forms). */
const useUnsentInput = (): UnsentInput => useSyncExternalStore(watch, read);

/** ms over which the tabs of the portal spread their requests after a release. */
const spread = 3_000;

/** The release that a new page would get now; refetched for every `generation`. Null until known. */
const useNewestRelease = (generation: number): PageRelease | null => {
  const [newest, setNewest] = useState<PageRelease | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      fetchNewestRelease().then(
        (release) => {
          if (isWanted) setNewest(release);
        },
        // the next event or reconnect asks again
        () => undefined,
      );
    }, Math.random() * spread);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [generation]);
  return newest;
};

/** Whether something is being saved right now. */
const useIsSending = (): boolean => {
  const queryClient = useQueryClient();
  const mutations = queryClient.getMutationCache();
  return useSyncExternalStore(
    (changed) => mutations.subscribe(changed),
    () => queryClient.isMutating() > 0,
  );
};

/**
 * Offers a newer release politely: it waits for modals, checkout and forms, and never reloads by itself (* w22).
 */
const ReleaseOffer = ({ generation }: { generation: number }) => {
  const { t, i18n } = useTranslation('release');
  const { release, modals, reload } = useShell();
  const { now } = usePlatform();
  const { route, locale } = usePlatformState();
  const { pathname: path } = useLocation();
  const newest = useNewestRelease(generation);
  const modal = useSyncExternalStore(modals.registry.subscribe, modals.registry.state);
  const unsent = useUnsentInput();
  const isSending = useIsSending();
  const [postponed, setPostponed] = useState<Postponed | null>(null);
  const [isStanding, setIsStanding] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  const parts = newest ? newerParts(release, newest) : [];
  const isWanted = parts.length > 0 && (postponed === null || isOver(postponed, { path, at: now(), unsent }));
  const isOpen =
    isWanted && mayOffer({ route: route.name, isModalOpen: modal.phase !== 'closed', isSending, unsent }, isStanding);
  if (isStanding !== isOpen) setIsStanding(isOpen);

  const names = parts.map((part) => (i18n.exists(`release:names.${part}`) ? t(`names.${part}`) : null));
  const list = new Intl.ListFormat(locale).format(names.map((name) => t('quoted', { name })));
  const isWhole = names.includes(null);
  return (
    <OfferCard
      open={isOpen}
      title={isWhole ? t('portal') : t('section', { count: names.length, names: list })}
      kept={unsent === 'kept' ? t('kept') : undefined}
      busy={isLoading}
      onUpdate={() => {
        setIsLoading(true);
        reload();
      }}
      onLater={() => setPostponed({ path, at: now(), hadUnsent: unsent !== 'none' })}
    >
      {t('text')}
    </OfferCard>
  );
};

export default ReleaseOffer;
