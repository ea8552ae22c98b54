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
  /** Whether the list is loading; the content below it waits too. */
  isLoading: boolean;
  onAdd: () => void;
  /** The number of passes; stays above the list. */
  quota: ReactNode;
  /** Deadlines: beside the quota, or below it on a phone. */
  notices: ReactNode;
  /** Why no pass of the list can be printed: with the deadlines, or on a phone with the rules. */
  reason?: ListReason | null;
  /** The organiser's rules, collapsed; null if there are none. */
  rules: ReactNode;
  /** Whether there is no pass yet, so that the rules are expanded. */
  isEmpty: boolean;
  /** Download and print of all passes, for a wide header. */
  packActions?: ReactNode;
  /** Renders the list below the given content: the collapsed rules, and the tools in a wide dialog. */
  list: (info: ReactNode, tools: ReactNode) => ReactNode;
  /** The form, while it is open. */
  form: ReactNode;
  /** The other tools of the list. */
  tools?: readonly SidePanelAction[];
  /** Takes precedence over everything else beside the list. */
  history: HistoryPanelState;
  /** In px. */
  sideWidth?: number;
}

const noTools: readonly SidePanelAction[] = [];

/** The width for the columns of a pass list, px. */
const listWidth = 712;

/** Whether the form replaces the list because both do not fit. */
export const useFormScreen = (sideWidth?: number): boolean => useSideScreen({ sideWidth, listWidth });

/**
 * The layout of the three pass dialogs: header, list, and the form beside it or as a second screen on narrow windows. On a
 * phone the main action is at the bottom and the header shows only the quota.
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
  // with an empty list the form opens by itself, which a narrow window has no room for
  const offersAdd = canAdd && (!panel.isOpen || hasSidePanel || (isScreen && panel.isByItself));

  // the focused form is gone, so focus returns to the button that opens it
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
                {/* the draft is kept behind the tool */}
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
