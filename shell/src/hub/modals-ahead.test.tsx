import type { ModalName } from '@fairfront/shared-kit/platform';
import { fireEvent } from '@testing-library/react';
import { companyTile } from '../testing/hub-double';
import { screen, settle, startShell, waitFor } from '../testing/shell-double';

const Window = () => <p>Окно</p>;
const loadText = (text: string) => () => Promise.resolve({ default: { word: text } });

/**
 * The hub with a tile that links to the company profile and loaders of two modals, of which passes are marked for
 * prefetching.
 */
const start = async (address = '/participant/101') => {
  const loads = {
    'event-modal-company-profile': jest.fn(() => Promise.resolve({ default: Window })),
    'event-modal-participant-passes': jest.fn(() => Promise.resolve({ default: Window })),
  } satisfies { [Name in ModalName]?: () => Promise<unknown> };
  const shell = await startShell({
    address,
    parts: {
      tiles: { company: { module: companyTile } },
      modals: {
        'event-modal-company-profile': { part: Window },
        'event-modal-participant-passes': { part: Window, ahead: true },
      },
    },
    loadDefinition: () =>
      Promise.resolve({
        tiles: { company: { load: () => Promise.resolve({ default: companyTile }) } },
        modals: Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, { load }])),
        locales: { ru: loadText('слово'), en: loadText('word') },
      }),
  });
  return { ...shell, loads };
};

const profileLink = () => screen.findByRole('link', { name: /^Заполнить/ });

// jsdom has no requestIdleCallback: treat the browser as idle after rendering
beforeAll(() => {
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('prefetching of the modals of the hub', () => {
  it('fetches marked modals while the hub is idle, others when their link is hovered [SHELL-355]', async () => {
    const { loads } = await start();
    const link = await profileLink();
    await waitFor(() => expect(loads['event-modal-participant-passes']).toHaveBeenCalled());
    expect(loads['event-modal-company-profile']).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    await waitFor(() => expect(loads['event-modal-company-profile']).toHaveBeenCalled());
    expect(screen.queryByText('Окно')).toBeNull();
  });

  it('pauses while a modal is open [SHELL-355]', async () => {
    const { loads } = await start('/participant/101?modal=event-modal-company-profile');
    expect(await screen.findByText('Окно')).toBeVisible();
    // the hub is behind it
    expect(await screen.findByText('слово 101')).toBeInTheDocument();
    await settle();
    await settle();
    expect(loads['event-modal-participant-passes']).not.toHaveBeenCalled();
  });

  it('requests a modal again on opening if prefetching failed [SHELL-355]', async () => {
    const { loads, person } = await start();
    loads['event-modal-company-profile'].mockRejectedValueOnce(new Error('offline'));
    const link = await profileLink();
    fireEvent.focus(link);
    await waitFor(() => expect(loads['event-modal-company-profile']).toHaveBeenCalledTimes(1));
    await person.click(link);
    expect(await screen.findByText('Окно')).toBeVisible();
  });
});
