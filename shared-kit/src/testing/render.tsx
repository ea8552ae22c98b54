import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Target, TileContent, TileModule } from '../platform/tile';
import { isTimeFaked } from './clock';
import { createPlatformDouble, type PlatformDouble, type PlatformDoubleOptions } from './platform-double';

export interface RenderedInPlatform extends RenderResult {
  platform: PlatformDouble;
  /** The person: types, clicks and tabs; understands faked time. */
  person: UserEvent;
}

/** A person at the keyboard; with faked time the pauses between keys pass by themselves. */
export const newPerson = (): UserEvent =>
  userEvent.setup({ advanceTimers: (delay) => (isTimeFaked() ? jest.advanceTimersByTime(delay) : undefined) });

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

/** What the shell draws around a tile, in the barest form: body, badge, deadline, actions and items as text. */
const TileFrame = ({ useTile, tell }: TileModule & { tell: (content: TileContent) => void }) => {
  const content = useTile();
  tell(content);
  const { state, badge, body, deadline, actions = [], next = [], retry } = content;
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
      <ul>
        {next.map(({ id, title, detail }) => (
          <li key={id}>
            {title} {detail}
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <button type="button" onClick={retry}>
          retry
        </button>
      )}
    </section>
  );
};

export interface RenderedTile extends RenderedInPlatform {
  /** What the tile says at the moment. */
  tile: () => TileContent;
}

/** Runs a tile module as the hub does. */
export const renderTile = (module: TileModule, options: PlatformDoubleOptions = {}): RenderedTile => {
  const said: TileContent[] = [];
  const rendered = renderInPlatform(<TileFrame {...module} tell={(content) => said.push(content)} />, options);
  return {
    ...rendered,
    tile: () => {
      const newest = said.at(-1);
      if (!newest) throw new Error('The tile has said nothing yet');
      return newest;
    },
  };
};
