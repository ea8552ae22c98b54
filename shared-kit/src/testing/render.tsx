import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { ChecklistContent, ChecklistModule } from '../platform/checklist';
import type { CommandContent, CommandModule } from '../platform/command';
import type { TileContent, TileModule } from '../platform/tile';
import { isTimeFaked } from './clock';
import { createPlatformDouble, type PlatformDouble, type PlatformDoubleOptions } from './platform-double';

/** The test's handle on a part that is rendered in the platform. */
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

/** The name of a place. A remote that may open no dialog knows targets without `modal` only. */
const isOpened = (target: { modal?: string; route?: string }): string => target.modal ?? target.route ?? '';

/** The frame of the shell around a tile in its simplest form: body, badge, deadline and actions as text. */
const TileFrame = ({ useTile, report }: TileModule & { report: (content: TileContent) => void }) => {
  const content = useTile();
  report(content);
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

/** The test's handle on a tile. */
export interface RenderedTile extends RenderedInPlatform {
  /** The current content of the tile. */
  tile: () => TileContent;
}

/** The newest of what a part has said. */
const newestOf = <Said,>(reported: readonly Said[]): Said => {
  const newest = reported.at(-1);
  if (newest === undefined) throw new Error('Nothing has been said yet');
  return newest;
};

/** Runs a tile module as the hub does. */
export const renderTile = (module: TileModule, options: PlatformDoubleOptions = {}): RenderedTile => {
  const reported: TileContent[] = [];
  const rendered = renderInPlatform(<TileFrame {...module} report={(content) => reported.push(content)} />, options);
  return { ...rendered, tile: () => newestOf(reported) };
};

const ChecklistFrame = ({
  useChecklist,
  report,
}: ChecklistModule & { report: (content: ChecklistContent) => void }) => {
  report(useChecklist());
  return null;
};

/** The test's handle on a checklist. */
export interface RenderedChecklist extends RenderedInPlatform {
  /** The current report of the entry. */
  checklist: () => ChecklistContent;
}

/** Runs a checklist module as the hub does. */
export const renderChecklist = (module: ChecklistModule, options: PlatformDoubleOptions = {}): RenderedChecklist => {
  const reported: ChecklistContent[] = [];
  const rendered = renderInPlatform(
    <ChecklistFrame {...module} report={(content) => reported.push(content)} />,
    options,
  );
  return { ...rendered, checklist: () => newestOf(reported) };
};

interface CommandsFrameProps extends CommandModule {
  search: string;
  report: (content: CommandContent) => void;
}
const CommandsFrame = ({ useCommands, search, report }: CommandsFrameProps) => {
  report(useCommands(search));
  return null;
};

/** The test's handle on commands. */
export interface RenderedCommands extends RenderedInPlatform {
  /** The current report of the entry. */
  commands: () => CommandContent;
  /** The person types something else. */
  search: (text: string) => void;
}

/** Runs a command module as the open palette does; nothing is typed at first. */
export const renderCommands = (module: CommandModule, options: PlatformDoubleOptions = {}): RenderedCommands => {
  const reported: CommandContent[] = [];
  const frame = (search: string) => (
    <CommandsFrame {...module} search={search} report={(content) => reported.push(content)} />
  );
  const rendered = renderInPlatform(frame(''), options);
  return { ...rendered, commands: () => newestOf(reported), search: (text) => rendered.rerender(frame(text)) };
};
