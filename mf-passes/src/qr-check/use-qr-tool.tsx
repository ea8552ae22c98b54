import { usePlatform, useTranslation, type ModalName } from '@fairfront/shared-kit/platform';
import type { FoundPass } from '../api/pass-by-code';
import { LazyPart, lazyPartQuery } from '../pass-dialog/lazy-part';
import type { SidePanelAction } from '../pass-dialog/side-panel';

const qrCheck = lazyPartQuery('qr-check', async () => (await import('./qr-check-panel')).QrCheckPanel);

/** The check by QR code as a tool of a pass dialog, for everybody at any time. */
export const useQrTool = (modal: ModalName): SidePanelAction => {
  const { t } = useTranslation('passes');
  const { modals } = usePlatform();
  const show = (close: () => void, { kind, pass }: FoundPass) => {
    const id = String(pass.id);
    if (kind === 'personal') return modals.open('event-modal-detail-pass', { pass: id, from: modal });
    if (modal !== 'event-modal-auto-passes') return modals.open('event-modal-auto-passes', { pass: id });
    modals.setParams({ pass: id });
    return close();
  };
  return {
    id: 'qr',
    icon: 'qr',
    label: t('qr.action'),
    panel: (close) => (
      <LazyPart part={qrCheck}>
        {(QrCheckPanel) => <QrCheckPanel onFound={(found) => show(close, found)} onClose={close} />}
      </LazyPart>
    ),
  };
};
