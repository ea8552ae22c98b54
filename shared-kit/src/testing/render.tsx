import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { ChecklistContent, ChecklistModule } from '../platform/checklist';
import type { CommandContent, CommandModule } from '../platform/command';
import type { Target, TileContent, TileModule } from '../platform/tile';
import { isTimeFaked } from './clock';
import { createPlatformDouble, type PlatformDouble, type PlatformDoubleOptions } from './platform-double';

/** What a test gets of a part that is drawn in the platform. */
export interface RenderedInPlatform extends RenderResult {
  platform: PlatformDouble;
  /** The person: types, clicks and tabs; understands faked time. */
  person: UserEvent;
}

/**
 * A person at the keyboard; with faked time the pauses between keys pass by themselves. No style sheet is loaded in a test, so
 * that none can forbid a press: asking every element around for it costs most of a press.
 */
export const newPerson = (): UserEvent =>
  userEvent.setup({
    advanceTimers: (delay) => (isTimeFaked() ? jest.advanceTimersByTime(delay) : undefined),
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });

/**
 * Renders a part of a remote inside the platform double.
 * @example
 * const { platform, person } = renderInPlatform(<PassesModal params={{}} />, {
 *   texts: { passes: { ru, en } }, modalTitle: 'Passes', api: createFakeApi().on('get', '/…', buildPage([…])),
 * });
 */
export const renderInPlatform = (part: ReactElement, options: PlatformDoubleOptions = {}): RenderedInPlatform => {
  const platform = createPlatformDouble(options);
  const rendered: RenderResult = render(part, { wrapper: platform.Providers });
  return { ...rendered, platform, person: newPerson() };
};

const isOpened = (target: Target): string => ('modal' in target ? target.modal : target.route);

/** What the shell draws around a tile, in the barest form: body, badge, deadline and actions as text. */
const TileFrame = ({ useTile, tell }: TileModule & { tell: (content: TileContent) => void }) => {
  const content = useTile();
  tell(content);
  const { state, badge, body, deadline, actions = [], retry } = content;
  return (
    <section aria-busy={state === 'loading'}>
      {badge}
      {body}
      {deadline && <p>{deadline.label}</p>}
      {actions.map(({ label, target }) => (
        <a key={label} href={`#${isOpened(target)}`}>
          {label}
        </a>
      ))}
      {state === 'failed' && (
        <button type="button" onClick={retry}>
          retry
        </button>
      )}
    </section>
  );
};

/** What a test gets of a tile. */
export interface RenderedTile extends RenderedInPlatform {
  /** What the tile says at the moment. */
  tile: () => TileContent;
}

/** The newest of what a part has said. */
const newestOf = <Said,>(said: readonly Said[]): Said => {
  const newest = said.at(-1);
  if (newest === undefined) throw new Error('Nothing has been said yet');
  return newest;
};

/** Runs a tile module as the hub does. */
export const renderTile = (module: TileModule, options: PlatformDoubleOptions = {}): RenderedTile => {
  const said: TileContent[] = [];
  const rendered = renderInPlatform(<TileFrame {...module} tell={(content) => said.push(content)} />, options);
  return { ...rendered, tile: () => newestOf(said) };
};

const ChecklistFrame = ({ useChecklist, tell }: ChecklistModule & { tell: (content: ChecklistContent) => void }) => {
  tell(useChecklist());
  return null;
};

/** What a test sees of a checklist. */
export interface RenderedChecklist extends RenderedInPlatform {
  /** What the entry says at the moment. */
  checklist: () => ChecklistContent;
}

/** Runs a checklist module as the hub does. */
export const renderChecklist = (module: ChecklistModule, options: PlatformDoubleOptions = {}): RenderedChecklist => {
  const said: ChecklistContent[] = [];
  const rendered = renderInPlatform(<ChecklistFrame {...module} tell={(content) => said.push(content)} />, options);
  return { ...rendered, checklist: () => newestOf(said) };
};

interface CommandsFrameProps extends CommandModule {
  search: string;
  tell: (content: CommandContent) => void;
}
const CommandsFrame = ({ useCommands, search, tell }: CommandsFrameProps) => {
  tell(useCommands(search));
  return null;
};

/** What a test sees of commands. */
export interface RenderedCommands extends RenderedInPlatform {
  /** What the entry says at the moment. */
  commands: () => CommandContent;
  /** The person types something else. */
  search: (text: string) => void;
}

/** Runs a command module as the open palette does; nothing is typed at first. */
export const renderCommands = (module: CommandModule, options: PlatformDoubleOptions = {}): RenderedCommands => {
  const said: CommandContent[] = [];
  const frame = (search: string) => (
    <CommandsFrame {...module} search={search} tell={(content) => said.push(content)} />
  );
  const rendered = renderInPlatform(frame(''), options);
  return { ...rendered, commands: () => newestOf(said), search: (text) => rendered.rerender(frame(text)) };
};
