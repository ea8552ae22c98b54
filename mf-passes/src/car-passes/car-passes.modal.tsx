import { Notice } from '@fairfront/shared-kit/components/notice';
import {
  useLocale,
  useParticipation,
  useSelectedStand,
  useTranslation,
  type CarPass,
  type ModalProps,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { InfoTexts, useInfoTexts } from '../info-texts/info-text';
import { copyOfCarPass, defaultDeparture } from '@fairfront/shared-kit/domain/passes';
import { useDeleteAllTool } from '../pass-deletion/use-delete-all-tool';
import { PassDialog } from '../pass-dialog/pass-dialog';
import { useHistoryPanel } from '../pass-history/use-history-panel';
import { PassDeadline } from '../passes-head/pass-deadline';
import { QuotaLine } from '../passes-head/quota-line';
import { useQrTool } from '../qr-check/use-qr-tool';
import { useCopyFromPreviousTool } from '../copy-from-previous/use-copy-from-previous-tool';
import { CreationDenied } from '../passes-head/creation-denied';
import { useAddPanel } from '../pass-dialog/use-add-panel';
import { usePassContext } from '../context/use-pass-context';
import { CarForm, type CarFormProps } from './car-form';
import { carFormOf } from './car-form-values';
import { CarListPanel, numberOf } from './car-list-panel';
import { DeliveryRules } from './delivery-rules';
import { useCarList } from './use-car-list';
import { useMarkedPage } from './use-marked-page';

const infoNames = ['car_pass_info_1', 'car_pass_info_2', 'car_pass_info_3'];
/** The width for two columns of fields, px (DESIGN §4: 404 to 536). */
const sideWidth = 480;

/** The dialog of one-off car passes. */
const CarPassesModal = ({ params }: ModalProps<'event-modal-auto-passes'>) => {
  const { t } = useTranslation('passes');
  const participation = useParticipation();
  const locale = useLocale();
  const stand = useSelectedStand(participation);
  const { now } = usePassContext();
  const list = useCarList();
  const panel = useAddPanel(list, params.add === '1');
  const history = useHistoryPanel(list.rows, numberOf);
  // each copy is a separate form
  const [copy, setCopy] = useState<{ key: number; of: CarFormProps['copy'] }>({ key: 0, of: null });
  const marked = Number(params.pass) || undefined;
  useMarkedPage(marked, list);
  const qrTool = useQrTool('event-modal-auto-passes');
  const copyTool = useCopyFromPreviousTool('car');
  const deleteAllTool = useDeleteAllTool(list);
  const texts = useInfoTexts(infoNames);
  const hasRejected = list.rows.some(({ status }) => status === 'rejected');

  const openEmpty = () => {
    setCopy(({ key }) => ({ key: key + 1, of: null }));
    panel.open();
  };
  const openCopy = (pass: CarPass) => {
    const fields = copyOfCarPass(pass, { event: participation, now, standId: stand?.id ?? null });
    const values = carFormOf(fields, defaultDeparture(participation, fields.entry_date), locale);
    history.leave();
    setCopy(({ key }) => ({ key: key + 1, of: { id: pass.id, number: pass.car_number, values } }));
    panel.open();
  };
  const added = (isLast: boolean) => {
    // a new pass appears on the first page
    list.view.turnTo(1);
    if (isLast) panel.done();
  };
  return (
    <PassDialog
      kind="car"
      panel={panel}
      history={history}
      canAdd={list.meta !== undefined && list.rights.create.allowed}
      isLoading={list.isLoading}
      onAdd={openEmpty}
      sideWidth={sideWidth}
      quota={<QuotaLine kind="car" meta={list.meta} isLoading={list.isLoading} />}
      notices={<PassDeadline kind="car" count={list.meta?.quota.count ?? 0} />}
      rules={texts.length > 0 && <InfoTexts texts={texts} />}
      isEmpty={list.meta?.total === 0}
      tools={[...(list.rights.create.allowed && !list.hasFailed ? [copyTool] : []), qrTool, ...deleteAllTool]}
      list={(info, tools) => (
        <CarListPanel
          list={list}
          current={marked}
          panel={panel}
          history={history}
          onAdd={openEmpty}
          onCopy={openCopy}
          after={hasRejected && list.rights.create.allowed && <Notice>{t('car.correctByCopy')}</Notice>}
          info={info}
          tools={tools}
          notes={
            <>
              {list.meta && <CreationDenied decision={list.rights.create} isEmpty={list.meta.total === 0} />}
              <DeliveryRules />
            </>
          }
        />
      )}
      form={
        panel.isOpen && (
          <CarForm key={copy.key} copy={copy.of} takesFocus={!panel.isByItself} onClose={panel.close} onAdded={added} />
        )
      }
    />
  );
};

export default CarPassesModal;
