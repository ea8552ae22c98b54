import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import type { ModalProps } from '@fairfront/shared-kit/components/modal';
import { ShadowRootScope } from '@fairfront/shared-kit/components/shadow-root';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { MessageRegion } from '@fairfront/shared-kit/components/toast';
import {
  I18nextProvider,
  ModalFrameContext,
  PlatformProvider,
  QueryClientProvider,
  useQuery,
  useTranslation,
  type ModalFrame,
  type PlatformState,
  type QueryClient,
} from '@fairfront/shared-kit/platform';
import { Component, lazy, Suspense, useEffect, useId, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { embedParticipationQuery, embedUserQuery } from '../api/page-of-embed';
import { CatalogueWizard } from '../wizard/catalogue-wizard.modal';
import { useHeadingLevel } from '../context/heading';
import type { WizardHost } from '../wizard/wizard-start';
import type { Emit } from './embed-events';
import type { EmbedOptions } from './embed-options';
import { embedConfigQuery } from './embed-config';
import type { EmbedClosed, EmbedPlatform } from './embed-services';
import type { EmbedTexts } from './embed-texts';
import { onDemand } from './on-demand';

const Modal = onDemand<ModalProps>(async () => (await import('@fairfront/shared-kit/components/modal')).Modal);
const AlertDialog = onDemand(async () => (await import('@fairfront/shared-kit/components/alert-dialog')).AlertDialog);
const RubricPickerModal = lazy(() => import('../rubric-picker/rubric-picker.modal'));

/** The context in which one element renders. */
export interface EmbedParts {
  options: EmbedOptions;
  platform: EmbedPlatform;
  texts: EmbedTexts;
  queryClient: QueryClient;
  /** The container for dialogs, menus and messages inside the shadow root. */
  overlays: HTMLElement;
  host: WizardHost;
  emit: Emit;
  close: ModalFrame['close'];
  setDirty: ModalFrame['setDirty'];
}

/** The root component of the element: providers, content and overlays. */
export const EmbedApp = (parts: EmbedParts) => {
  const { platform, queryClient, texts, overlays } = parts;
  return (
    <I18nextProvider i18n={texts.translator}>
      <QueryClientProvider client={queryClient}>
        <ShadowRootScope container={overlays}>
          <EmbedBoundary emit={parts.emit}>
            <EmbedContent {...parts} />
          </EmbedBoundary>
          <Questions platform={platform} />
          {createPortal(<MessageRegion messages={platform.toasts} />, overlays)}
        </ShadowRootScope>
      </QueryClientProvider>
    </I18nextProvider>
  );
};

const useScreen = (platform: EmbedPlatform) => useSyncExternalStore(platform.subscribe, platform.screen);

const Questions = ({ platform }: { platform: EmbedPlatform }) => {
  const { question } = useScreen(platform);
  if (!question) return null;
  const { answer, ...words } = question;
  return <AlertDialog open {...words} onChoice={answer} />;
};

const EmbedContent = (parts: EmbedParts) => {
  const { options, platform, close, setDirty } = parts;
  const { t } = useTranslation('catalog');
  const { closed } = useScreen(platform);
  const titleId = useId();
  const title = t('title');
  const { headingLevel } = options;
  const frame = useMemo<ModalFrame>(
    () => ({ titleId, title, headingLevel, close, setDirty, isInline: true }),
    [titleId, title, headingLevel, close, setDirty],
  );
  if (options.mode === 'modal') {
    return (
      <Modal open={options.open} size="xl" height="full" title={title} onClose={close} onDirtyChange={setDirty}>
        {closed ? <Closed platform={platform} why={closed} /> : <LoadedWizard {...parts} />}
      </Modal>
    );
  }
  return (
    <section className="ff-panel" aria-labelledby={titleId}>
      <ModalFrameContext value={frame}>
        {closed ? <Closed platform={platform} why={closed} /> : <LoadedWizard {...parts} />}
      </ModalFrameContext>
      <p className="ff-by">{t('embed.by')}</p>
    </section>
  );
};

/** Explains why there is no wizard to the person who can act: the visitor, who signs in again, or the site. */
const Closed = ({ platform, why }: { platform: EmbedPlatform; why: NonNullable<EmbedClosed> }) => {
  const { t } = useTranslation('catalog');
  const level = useHeadingLevel(3);
  return (
    <EmptyState
      live
      level={level}
      icon="lock"
      title={t(`embed.closed.${why}`)}
      actions={<Button onClick={platform.resume}>{t('embed.retry')}</Button>}
    >
      {why !== 'expired' && t('embed.closed.why')}
    </EmptyState>
  );
};

const LoadedWizard = ({ options, platform, host, emit }: EmbedParts) => {
  const { t } = useTranslation('catalog');
  const { api } = platform;
  const id = options.participantId ?? 0;
  const user = useQuery(embedUserQuery(api));
  const participation = useQuery(embedParticipationQuery(api, id));
  const { view } = useScreen(platform);
  const { data: config } = useQuery(embedConfigQuery(platform.config));
  const services = useMemo(() => platform.servicesWith(config), [platform, config]);
  const level = useHeadingLevel(3);
  const failure = failureOf(user) ?? failureOf(participation);
  const isUnknown = isApiError(failure) && failure.status === 404;
  const words = isUnknown ? 'embed.unknown' : 'embed.failed';
  useEffect(() => {
    if (!failure) return;
    const reason = isUnknown ? `no participation ${id} for this token` : String(failure);
    console.error(`fairfront-catalog: ${reason}`);
    emit('error', { code: isUnknown ? 'participation_unknown' : 'load_failed', message: t(words), reason });
  }, [failure, isUnknown, words, id, emit, t]);
  const state = useMemo<PlatformState | null>(
    () =>
      user.data && participation.data
        ? {
            user: user.data,
            locale: options.locale,
            participation: participation.data,
            route: { name: 'participant', params: { id: String(id) }, query: new URLSearchParams() },
            live: 'online',
          }
        : null,
    [user.data, participation.data, options.locale, id],
  );
  if (failure) {
    const retry = () => {
      if (user.isError) void user.refetch();
      if (participation.isError) void participation.refetch();
    };
    return (
      <EmptyState
        live
        level={level}
        icon="cross-circle"
        title={t(words)}
        actions={<Button onClick={retry}>{t('embed.retry')}</Button>}
      >
        {isUnknown && t('embed.closed.why')}
      </EmptyState>
    );
  }
  if (!state) return <Waiting />;
  const back = () => services.modals.open('event-modal-catalog', { step: 'rubrics' });
  return (
    <PlatformProvider services={services} state={state}>
      {view === 'wizard' ? (
        <CatalogueWizard host={host} />
      ) : (
        <Modal open size="lg" height="full" title={t('picker.title')} onClose={back}>
          <Suspense fallback={<Waiting />}>
            <RubricPickerModal />
          </Suspense>
        </Modal>
      )}
    </PlatformProvider>
  );
};

/** A failed refetch keeps the content, unless access is denied; otherwise input would be lost. */
const failureOf = ({ data, error }: { data: unknown; error: unknown }): unknown => {
  const isRefused = isApiError(error) && [403, 404].includes(error.status);
  return data === undefined || isRefused ? error : null;
};

const Waiting = () => (
  <Loading>
    <SkeletonLines count={10} />
  </Loading>
);

interface BoundaryProps {
  emit: Emit;
  children: ReactNode;
}

/** An error boundary that keeps errors inside the element. */
class EmbedBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch = () => this.props.emit('error', { code: 'broken', message: 'The catalogue has failed' });
  override render = () =>
    this.state.isBroken ? <Broken onRetry={() => this.setState({ isBroken: false })} /> : this.props.children;
}

const Broken = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      live
      level={3}
      icon="cross-circle"
      title={t('embed.failed')}
      actions={<Button onClick={onRetry}>{t('embed.retry')}</Button>}
    />
  );
};
