import { Button } from '@fairfront/shared-kit/components/button';
import { ModalBody, ModalFooter, ModalHeader, ModalSplit, useSideScreen } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { HistorySide } from '../pass-history/history-side';
import type { HistoryPanelState } from '../pass-history/use-history-panel';
import { InfoFold } from '../info-texts/info-fold';
import { ReasonInHead, ReasonInLine, type ListReason } from '../passes-head/list-reason';
import { DialogHead } from './dialog-head';
import styles from './pass-dialog.module.css';
import { useSidePanel, type SidePanelAction } from './side-panel';
import { SupportContacts } from './support-contacts';
import type { AddPanel } from './use-add-panel';

interface PassDialogProps {
  kind: PassKind;
  panel: AddPanel;
  canAdd: boolean;
  /** The list has not come yet: what stands under it waits too. */
  isLoading: boolean;
  onAdd: () => void;
  /** How many passes there are: stays over the list. */
  quota: ReactNode;
  /** Deadlines: beside the quota, on a phone under it. */
  notices: ReactNode;
  /** Why nothing of the list can be printed: with the deadlines, on a phone in the line of the rules. */
  reason?: ListReason | null;
  /** The rules of the organiser, folded; null where there are none. */
  rules: ReactNode;
  /** There is no pass yet: the rules are open. */
  isEmpty: boolean;
  /** Download and print of all, for a wide head. */
  packActions?: ReactNode;
  /** Draws the list with what stands above it: the folded rules, and in a wide dialog the tools. */
  list: (info: ReactNode, tools: ReactNode) => ReactNode;
  /** The form, while it is open. */
  form: ReactNode;
  /** What else can be done with the list. */
  tools?: readonly SidePanelAction[];
  /** Stands before everything else that is beside the list. */
  history: HistoryPanelState;
  /** px */
  sideWidth?: number;
}

const noTools: readonly SidePanelAction[] = [];

/** Room for the columns of a list of passes, px. */
const listWidth = 712;

/** Whether the form takes the place of the list, which has no room beside it (SHELL-346). */
export const useFormScreen = (sideWidth?: number): boolean => useSideScreen({ sideWidth, listWidth });

/**
 * The shape of the three pass dialogs: head, list, form beside it, or as a second screen where the window has no room for both
 * (SHELL-346). On a phone the main action stands at the lower edge and the head is no more than the quota (PASS-065).
 */
export const PassDialog = ({
  kind,
  panel,
  canAdd,
  isLoading,
  onAdd,
  quota,
  notices,
  reason = null,
  rules,
  isEmpty,
  packActions,
  list,
  form,
  tools = noTools,
  history,
  sideWidth,
}: PassDialogProps) => {
  const { t } = useTranslation('passes');
  const isNarrow = useNarrow();
  const isScreen = useFormScreen(sideWidth);
  const addButton = useRef<HTMLButtonElement>(null);
  const { shown } = history;
  const side = useSidePanel(tools, history.leave);
  const hasSidePanel = side.isOpen || shown !== null;
  const isSideOpen = hasSidePanel || panel.isAwaited || (panel.isOpen && !panel.isByItself);
  // over an empty list the form stands by itself, which a narrow window has no room for
  const offersAdd = canAdd && (!panel.isOpen || hasSidePanel || (isScreen && panel.isByItself));

  // the form that went takes the focus with it: back to the button that opens it
  const wasOpen = useRef(panel.isOpen);
  useEffect(() => {
    if (wasOpen.current && !panel.isOpen) addButton.current?.focus();
    wasOpen.current = panel.isOpen;
  }, [panel.isOpen]);

  const openForm = () => {
    side.close();
    history.leave();
    if (!panel.isOpen || panel.isByItself) onAdd();
  };
  const add = offersAdd && (
    <Button
      ref={addButton}
      variant="primary"
      size={isNarrow ? 'md' : 'sm'}
      icon="plus"
      wide={isNarrow}
      onClick={openForm}
    >
      {t('action.add')}
    </Button>
  );
  const more = !isLoading && side.menu(!add);
  const head = (
    <DialogHead
      quota={quota}
      notices={
        <>
          {notices}
          {!isNarrow && reason && <ReasonInHead {...reason} />}
        </>
      }
    />
  );
  return (
    <>
      {!(isScreen && isSideOpen) && (
        <ModalHeader
          actions={
            !isNarrow && (
              <>
                {add}
                {packActions}
              </>
            )
          }
        >
          {head}
        </ModalHeader>
      )}
      <ModalBody flush>
        <ModalSplit
          side={
            (form || hasSidePanel || panel.isAwaited) && (
              <>
                {panel.isAwaited && !hasSidePanel && (
                  <Loading className={styles.awaited}>
                    <SkeletonLines count={6} />
                  </Loading>
                )}
                {/* what was typed waits behind the tool */}
                {form && (
                  <div className={styles.shown} hidden={hasSidePanel}>
                    {form}
                  </div>
                )}
                {shown ? (
                  <HistorySide kind={kind} passId={shown.id} name={shown.name} onClose={history.close} />
                ) : (
                  side.panel
                )}
              </>
            )
          }
          sideOpen={isSideOpen}
          sideLead={!isNarrow && !hasSidePanel && head}
          sideWidth={sideWidth}
          listWidth={listWidth}
        >
          {list(
            <InfoFold lead={isNarrow && reason && <ReasonInLine {...reason} />} isOpenAtFirst={isEmpty}>
              {rules}
            </InfoFold>,
            side.row,
          )}
          {isNarrow && !isLoading && <SupportContacts />}
        </ModalSplit>
      </ModalBody>
      {isNarrow ? (
        (add || more) && (
          <ModalFooter>
            <div className={styles.phoneActions}>
              {add}
              {more}
            </div>
          </ModalFooter>
        )
      ) : (
        <ModalFooter start={<SupportContacts />}>{null}</ModalFooter>
      )}
    </>
  );
};
