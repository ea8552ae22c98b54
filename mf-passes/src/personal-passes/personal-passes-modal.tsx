import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import type { ModalName, PersonalPass } from '@fairfront/shared-kit/platform';
import { useState, type ReactNode } from 'react';
import type { PersonalKind } from '../api/list-pages';
import { personalPassRemoval } from '@fairfront/shared-kit/domain/passes';
import { Button } from '@fairfront/shared-kit/components/button';
import { useDeleteAllTool } from '../pass-deletion/use-delete-all-tool';
import { useDeletion } from '../pass-deletion/use-deletion';
import { PassDialog, useFormScreen } from '../pass-dialog/pass-dialog';
import { useAddPanel, type AddPanel } from '../pass-dialog/use-add-panel';
import { LazyPart, lazyPartQuery } from '../pass-dialog/lazy-part';
import { useHistoryPanel } from '../pass-history/use-history-panel';
import { LazyPassForm, useFetchedForm } from '../pass-form/lazy-pass-form';
import type { PassFormProps } from '../pass-form/pass-form';
import { copyOf, reissueOf } from '../pass-form/pass-source';
import { useHoldersTools } from '../pass-holders/use-holders-tools';
import { useLinksTool } from '../pass-links/use-links-tool';
import { useImportTool } from '../pass-import/use-import-tool';
import { usePackageCheck, type CheckedPackage, type PreviewedPackage } from '../pass-import/use-package-check';
import { PassDeadline } from '../passes-head/pass-deadline';
import { QuotaLine } from '../passes-head/quota-line';
import { useQrTool } from '../qr-check/use-qr-tool';
import { useCopyFromPreviousTool } from '../copy-from-previous/use-copy-from-previous-tool';
import { CreationDenied } from '../passes-head/creation-denied';
import { personOf, shortPersonOf } from '../context/person-name';
import type { SidePanelAction } from '../pass-dialog/side-panel';
import { PersonalListPanel } from './personal-list-panel';
import styles from './personal-passes.module.css';
import { usePersonalList } from './use-personal-list';
import { useReissue, type ReissueParams } from './use-reissue';
import { usePackTools, usePackDenial } from './use-pack-tools';

/** Download and print of all passes as buttons in a wide header. */
const PackActions = ({ tools }: { tools: readonly SidePanelAction[] }) =>
  tools.map(({ id, icon, label, busy, go }) => (
    <Button key={id} size="sm" icon={icon} busy={busy ?? false} onClick={go}>
      {label}
    </Button>
  ));

interface PersonalPassesModalProps {
  kind: PersonalKind;
  modal: ModalName;
  /** Whether the address opens the form, empty or for a rejected pass. */
  params: { add?: '1' } & ReissueParams;
  formTitle: string;
  /** Explains how the quota is counted. */
  rule?: string;
  /** Below the quota. */
  periods?: ReactNode;
  /** Further lines beside the deadline. */
  notices?: ReactNode;
  /** The organiser's info texts and links; null if there are none. */
  rules: ReactNode;
  /** False hides the list. */
  showsList?: boolean;
}

const importCheck = lazyPartQuery(
  'import-check',
  async () => (await import('../pass-import/import-check')).ImportCheck,
);
const importColumns = lazyPartQuery(
  'import-columns',
  async () => (await import('../pass-import/import-columns')).ImportColumns,
);

/** The dialog for personal passes. */
export const PersonalPassesModal = ({
  kind,
  modal,
  params,
  formTitle,
  rule,
  periods,
  notices,
  rules,
  showsList = true,
}: PersonalPassesModalProps) => {
  const list = usePersonalList(kind);
  const adding = useAddPanel(list, params.add === '1');
  const reissue = useReissue(kind, params);
  const history = useHistoryPanel(list.rows, personOf);
  // each copy is a separate form
  const [form, setForm] = useState<{ key: number; of: PassFormProps['source'] }>({ key: 0, of: null });
  const openForm = (of: PassFormProps['source']) => {
    reissue.leave();
    setForm(({ key }) => ({ key: key + 1, of }));
    adding.open();
  };
  const openEmpty = () => openForm(null);
  const openCopy = (pass: PersonalPass) => {
    history.leave();
    openForm(copyOf(pass));
  };
  const openReissue = (pass: PersonalPass) => {
    history.leave();
    adding.done();
    reissue.open(pass);
  };
  useFetchedForm(list.meta !== undefined && list.rights.create.allowed);
  const removal = useDeletion<PersonalPass>(kind, shortPersonOf);
  const { pass: reissued } = reissue;
  const deleteRejected =
    reissued && personalPassRemoval(reissued, list.context).allowed
      ? () => {
          removal.deleteOne(reissued);
          reissue.leave();
        }
      : undefined;
  const added = (isLast: boolean) => {
    // a new pass appears on the first page
    list.view.turnTo(1);
    if (!isLast) return;
    if (reissue.pass) reissue.leave();
    else adding.done();
  };
  // the form of a rejected pass takes precedence over an empty one
  const isReissuing = reissue.pass !== undefined || reissue.isAwaited;
  const panel: AddPanel = isReissuing
    ? {
        ...adding,
        isOpen: reissue.pass !== undefined,
        isAwaited: reissue.isAwaited,
        isByItself: false,
        close: reissue.leave,
      }
    : adding;
  const [checked, setChecked] = useState<{ key: number; of: CheckedPackage } | null>(null);
  const [previewed, setPreviewed] = useState<{ key: number; of: PreviewedPackage } | null>(null);
  const checking = usePackageCheck(
    kind,
    (of) => {
      setChecked((before) => ({ key: (before?.key ?? 0) + 1, of }));
      // going back to the columns restores the mapping
      setPreviewed((before) =>
        of.mapping && before
          ? { ...before, of: { ...before.of, mapping: of.mapping, corrected: of.corrected, reading: of.reading } }
          : null,
      );
    },
    (of) => {
      setPreviewed((before) => ({ key: (before?.key ?? 0) + 1, of }));
      setChecked(null);
    },
  );
  const importTool = useImportTool(kind, checking);
  const qrTool = useQrTool(modal);
  const linksTool = useLinksTool();
  const copyTool = useCopyFromPreviousTool(kind);
  const packTools = usePackTools(kind, list.pack);
  const holdersTools = useHoldersTools();
  const deleteAllTool = useDeleteAllTool(list);
  const reason = usePackDenial(list);
  const isNarrow = useNarrow();
  const isScreen = useFormScreen();
  const tools = [
    ...(list.rights.create.allowed && !list.hasFailed ? [importTool, copyTool] : []),
    ...(kind === 'participant' && list.rights.remove.allowed ? [linksTool] : []),
    qrTool,
    ...(isNarrow ? packTools : []),
    ...holdersTools,
    ...deleteAllTool,
  ];
  if (checked) {
    return (
      <LazyPart part={importCheck}>
        {(ImportCheck) => (
          <ImportCheck
            key={checked.key}
            kind={kind}
            checked={checked.of}
            quota={list.meta?.quota}
            checking={checking}
            onBack={() => {
              setChecked(null);
              setPreviewed(null);
            }}
            onColumns={previewed ? () => setChecked(null) : undefined}
            onAllAdded={() => {
              setChecked(null);
              setPreviewed(null);
              added(true);
            }}
          />
        )}
      </LazyPart>
    );
  }
  if (previewed) {
    return (
      <LazyPart part={importColumns}>
        {(ImportColumns) => (
          <ImportColumns
            key={previewed.key}
            kind={kind}
            previewed={previewed.of}
            quota={list.meta?.quota}
            checking={checking}
            onBack={() => setPreviewed(null)}
          />
        )}
      </LazyPart>
    );
  }
  const createDenial = list.meta && <CreationDenied decision={list.rights.create} isEmpty={list.meta.total === 0} />;
  return (
    <PassDialog
      kind={kind}
      panel={panel}
      history={history}
      canAdd={list.meta !== undefined && list.rights.create.allowed}
      isLoading={list.isLoading}
      onAdd={openEmpty}
      quota={
        <>
          <div>
            <QuotaLine
              kind={kind}
              meta={list.meta}
              isLoading={list.isLoading}
              {...(rule === undefined ? {} : { rule })}
            />
          </div>
          {periods}
        </>
      }
      notices={
        <>
          <PassDeadline kind={kind} count={list.quota.count} />
          {notices}
        </>
      }
      reason={reason}
      rules={rules}
      isEmpty={!showsList || list.meta?.total === 0}
      packActions={<PackActions tools={packTools} />}
      tools={tools}
      list={(info, row) =>
        showsList ? (
          <PersonalListPanel
            kind={kind}
            list={list}
            modal={modal}
            info={info}
            notes={createDenial}
            tools={row}
            panel={panel}
            history={history}
            onAdd={openEmpty}
            onCopy={openCopy}
            onReissue={openReissue}
            current={reissue.pass?.id}
          />
        ) : (
          <>
            {info}
            <div className={styles.notes}>
              {createDenial}
              {row}
            </div>
          </>
        )
      }
      form={
        panel.isOpen && (
          <LazyPassForm
            formKey={reissue.pass ? `reissue-${reissue.pass.id}` : form.key}
            kind={kind}
            source={reissue.pass ? reissueOf(reissue.pass) : form.of}
            quota={list.quota}
            title={formTitle}
            takesFocus={!panel.isByItself}
            onClose={panel.close}
            onDelete={deleteRejected}
            onAdded={added}
            replaced={isScreen && !isNarrow && list.meta ? { passes: list.rows, total: list.meta.total } : undefined}
          />
        )
      }
    />
  );
};
