import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Popup } from '../popup';
import { UndoToast } from '../undo-toast';
import { useTranslation } from '../../platform/facade';
import type { Messages } from './messages';
import { Toast } from './toast';
import styles from './message-region.module.css';

/** The focused element of the same tree: inside a shadow root the document only knows its host. */
const focusedBeside = (element: Element): Element | null => {
  const tree = element.getRootNode();
  return tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null;
};

/** The props of `MessageRegion`. */
export interface MessageRegionProps {
  messages: Messages;
  /** A message that stays until its cause is gone, shown before the temporary ones. */
  children?: ReactNode;
}

/**
 * Where all short messages stand: bottom centre, above the tab bar on a phone, over every modal. F6 brings the keyboard to the
 * newest one and back, also out of a modal, whose focus trap knows this region (`data-react-aria-top-layer`).
 */
export const MessageRegion = ({ messages, children }: MessageRegionProps) => {
  const { t } = useTranslation('kit');
  const shown = useSyncExternalStore(messages.subscribe, messages.current, messages.current);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };
  const any = shown.length > 0 || Boolean(children);
  useEffect(() => {
    if (!any) return;
    const visit = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current) return;
      event.preventDefault();
      const now = focusedBeside(region.current);
      if (region.current.contains(now)) return goBack();
      cameFrom.current = now;
      [...region.current.querySelectorAll('button')].at(-1)?.parentElement?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', visit);
    return () => document.removeEventListener('keydown', visit);
  }, [any]);
  const close = (id: number) => {
    // a message that goes while the keyboard is on it must not drop the focus to the page's start
    if (region.current?.contains(focusedBeside(region.current))) goBack();
    messages.close(id);
  };
  return (
    <div
      ref={region}
      role="region"
      aria-label={t('toast.region')}
      data-react-aria-top-layer="true"
      className={styles.region}
    >
      <div role="alert" className={styles.stack}>
        {children}
        {shown.map(
          (message) =>
            message.kind === 'error' && (
              <Popup key={message.id} code={message.code} onClose={() => close(message.id)}>
                {message.text}
              </Popup>
            ),
        )}
      </div>
      <div role="status" className={styles.stack}>
        {shown.map((message) => {
          if (message.kind === 'notice')
            return (
              <Toast key={message.id} icon="check-circle" onClose={() => close(message.id)}>
                {message.text}
              </Toast>
            );
          if (message.kind === 'undo')
            return (
              <UndoToast
                key={message.id}
                seconds={message.seconds}
                onUndo={message.undo}
                onClose={() => close(message.id)}
              >
                {message.text}
              </UndoToast>
            );
          return null;
        })}
      </div>
    </div>
  );
};
