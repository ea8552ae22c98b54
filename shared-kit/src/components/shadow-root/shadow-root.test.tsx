import { act, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { shadowDOM } from 'react-stately/private/flags/flags';
import { I18nextProvider } from '../../platform/facade';
import { Modal, ModalHeader } from '../modal';
import { kitTranslator } from '../render-kit';
import { ShadowRootScope } from '.';

describe('ShadowRootScope', () => {
  it('enables shadow root support of react-aria by its private flag', () => {
    expect(shadowDOM()).toBe(true);
  });

  it('renders dialogs into the shadow root, where they respond to clicks', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    const onClose = jest.fn();
    const root = createRoot(container.appendChild(document.createElement('div')));
    act(() =>
      root.render(
        <I18nextProvider i18n={kitTranslator('en')}>
          <ShadowRootScope container={container}>
            <Modal open title="Rubrics" onClose={onClose}>
              <ModalHeader />
            </Modal>
          </ShadowRootScope>
        </I18nextProvider>,
      ),
    );
    await waitFor(() => expect(shadow.querySelector('[role=dialog]')).not.toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(shadow.activeElement?.getAttribute('role')).toBe('dialog'));
    act(() => shadow.querySelector<HTMLElement>('[aria-label=Close]')?.click());
    expect(onClose).toHaveBeenCalledTimes(1);
    act(() => root.unmount());
    host.remove();
  });

  it('keeps a dialog above another one usable, also content that is added later [CAT-264]', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    const root = createRoot(container.appendChild(document.createElement('div')));
    const draw = (isAbove: boolean, content: string | null) =>
      act(async () =>
        root.render(
          <I18nextProvider i18n={kitTranslator('en')}>
            <ShadowRootScope container={container}>
              <Modal open title="Order" onClose={() => undefined}>
                <p>Below</p>
              </Modal>
              <Modal open={isAbove} title="Rubrics" onClose={() => undefined}>
                {content !== null && <p>{content}</p>}
              </Modal>
            </ShadowRootScope>
          </I18nextProvider>,
        ),
      );
    const isHidden = (text: string) => {
      const found = [...shadow.querySelectorAll('p')].find(({ textContent }) => textContent === text);
      return found === undefined ? null : found.closest('[aria-hidden=true]') !== null;
    };
    await draw(false, null);
    expect(isHidden('Below')).toBe(false);
    await draw(true, null);
    await draw(true, 'Loaded');
    await waitFor(() => expect([isHidden('Below'), isHidden('Loaded')]).toEqual([true, false]));
    await draw(false, null);
    await waitFor(() => expect(isHidden('Below')).toBe(false));
    act(() => root.unmount());
    host.remove();
  });
});
