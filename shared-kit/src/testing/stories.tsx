import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../components/button';
import { isIconName } from '../components/icon';
import { InfoTile } from '../components/info-tile';
import { Modal } from '../components/modal';
import type { Locale } from '../domain/common';
import { usePlatform } from '../platform/context';
import { I18nextProvider, useTranslation } from '../platform/facade';
import type { ModalName, ModalParams, ModalHeight, ModalSize, RouteName } from '../platform/names';
import type { Load, LocaleTexts, RemoteDefinition, TileEntry } from '../platform/remote';
import type { TileModule } from '../platform/tile';
import { createPlatformDouble, type PlatformDoubleOptions } from './platform-double';
import { storyLocale } from './story-texts';
import { joinTexts } from '../domain/common/join-texts';
import { createTestTranslator, type TextsByNamespace } from './translator';

export type { Meta, StoryObj } from '@storybook/react-webpack5';
export { StoryColumn, StoryRow, StoryValue } from '../components/story-value';
export { storyTexts } from './story-texts';

/**
 * Puts the texts of a package around the stories of its own parts, which need no platform.
 * @example const meta: Meta<typeof Tree> = { title: 'Parts/Tree', component: Tree, decorators: [withTexts({ catalog: { ru, en } })] };
 */
export const withTexts = (texts: TextsByNamespace) => {
  const translator = createTestTranslator(storyLocale, texts, (key) => console.error(`There is no text ${key}`));
  return (Story: ComponentType) => (
    <I18nextProvider i18n={translator}>
      <Story />
    </I18nextProvider>
  );
};

/** The needs of a story: user, participation, a stubbed API. Created for every showing. */
export type Fixture = () => Omit<PlatformDoubleOptions, 'texts' | 'locale' | 'modalTitle'>;

/** A story as storybook takes it, without its types: remotes do not depend on storybook. */
export interface RemoteStory {
  loaders: (() => Promise<object>)[];
  render: () => ReactNode;
  parameters: Record<string, unknown>;
}

interface PlatformStageProps {
  namespace: string;
  texts: Partial<Record<Locale, LocaleTexts>>;
  fixture: Fixture;
  children: ReactNode;
}

const PlatformStage = ({ namespace, texts, fixture, children }: PlatformStageProps) => {
  const [{ Providers }] = useState(() =>
    createPlatformDouble({ ...fixture(), locale: storyLocale, texts: { [namespace]: texts } }),
  );
  return <Providers>{children}</Providers>;
};

/** The tile as the hub draws it, as wide as its columns are beside the rail. */
const TileStage = ({ namespace, entry, tile }: { namespace: string; entry: TileEntry; tile: TileModule }) => {
  const { t } = useTranslation(namespace);
  const { navigation } = usePlatform();
  const { state, badge, body, deadline, actions, retry } = tile.useTile();
  return (
    <div style={{ maxWidth: (entry.width / 6) * 920 }}>
      <InfoTile
        level={2}
        icon={isIconName(entry.icon) ? entry.icon : 'box'}
        title={t(entry.titleKey)}
        minHeight={entry.height}
        state={state}
        badge={badge}
        deadline={deadline}
        onRetry={retry}
        actions={actions?.map(({ label, icon, target }) => (
          <Button
            key={label}
            variant="text"
            size="sm"
            icon={isIconName(icon) ? icon : undefined}
            onClick={() => navigation.go(target)}
          >
            {label}
          </Button>
        ))}
      >
        {body}
      </InfoTile>
    </div>
  );
};

const ModalStage = ({
  namespace,
  entry: { titleKey, size, height },
  children,
}: {
  namespace: string;
  entry: { titleKey: string; size: ModalSize; height?: ModalHeight };
  children: ReactNode;
}) => {
  const { t } = useTranslation(namespace);
  return (
    <Modal open title={t(titleKey)} size={size} height={height} onClose={() => undefined}>
      {children}
    </Modal>
  );
};

/**
 * Stories of what a remote offers, with the platform double around them: real parts, real texts, an API in memory.
 * @param namespace of the remote's texts: `passes`
 * @param remote the default export of `remote.ts`
 * @example
 * const { tile, modal } = remoteStories('passes', remote);
 * export default { title: 'Passes' };
 * export const CarTile = tile('car-passes', () => ({ now: '2026-04-20T12:00:00+03:00', api }));
 */
export const remoteStories = (namespace: string, remote: RemoteDefinition) => {
  const storyOf = <Part,>(load: Load<Part>, fixture: Fixture, draw: (part: Part) => ReactNode): RemoteStory => {
    let ready: { part: Part; texts: Partial<Record<Locale, LocaleTexts>> } | undefined;
    return {
      loaders: [
        async () => {
          const [part, all, hub] = await Promise.all([
            load(),
            remote.locales[storyLocale](),
            remote.hubLocales?.[storyLocale](),
          ]);
          ready = { part: part.default, texts: { [storyLocale]: joinTexts(hub?.default ?? {}, all.default) } };
          return ready;
        },
      ],
      render: () =>
        ready && (
          <PlatformStage namespace={namespace} texts={ready.texts} fixture={fixture}>
            {draw(ready.part)}
          </PlatformStage>
        ),
      // a dialog covers the page: on a page of documentation every story needs a frame of its own
      parameters: { docs: { story: { inline: false, height: '640px' } } },
    };
  };
  const missing = (what: string): never => {
    throw new Error(`The remote "${namespace}" declares no ${what}`);
  };
  return {
    tile: (name: string, fixture: Fixture): RemoteStory => {
      const entry = remote.tiles?.[name] ?? missing(`tile ${name}`);
      return storyOf(entry.load, fixture, (tile) => <TileStage namespace={namespace} entry={entry} tile={tile} />);
    },
    modal: <Name extends ModalName>(name: Name, params: ModalParams[Name], fixture: Fixture): RemoteStory => {
      const entry = remote.modals?.[name] ?? missing(`modal ${name}`);
      return storyOf(entry.load, fixture, (Part) => (
        <ModalStage namespace={namespace} entry={entry}>
          <Part params={params} />
        </ModalStage>
      ));
    },
    screen: (name: RouteName, fixture: Fixture): RemoteStory => {
      const entry = remote.screens?.[name] ?? missing(`screen ${name}`);
      return storyOf(entry.load, fixture, (Part) => <Part />);
    },
  };
};
