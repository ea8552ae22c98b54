import type { ModalName, PersonalPass } from '@fairfront/shared-kit/platform';
import { useState, type ReactNode } from 'react';
import type { PersonalKind } from '../api/personal-passes';
import { PassDialog } from '../pass-dialog/pass-dialog';
import { useAddPanel } from '../pass-dialog/use-add-panel';
import { LazyPart } from '../pass-dialog/lazy-part';
import { useHistoryPanel } from '../pass-history/use-history-panel';
import { PassForm, type PassFormProps } from '../pass-form/pass-form';
import { formOfPass } from '../pass-form/pass-form-values';
import { useLinksTool } from '../pass-links/use-links-tool';
import { useImportTool } from '../pass-import/use-import-tool';
import { usePackageCheck, type CheckedPackage } from '../pass-import/use-package-check';
import { PassDeadline } from '../passes-head/pass-deadline';
import { QuotaLine } from '../passes-head/quota-line';
import { useQrTool } from '../qr-check/use-qr-tool';
import { useTakeOverTool } from '../take-over/use-take-over-tool';
import { WhyNotAdd } from '../passes-head/why-not-add';
import { PackActions } from './pack-actions';
import { personOf } from './person-name';
import { PersonalListPanel } from './personal-list-panel';
import styles from './personal-passes.module.css';
import { usePersonalList, type PersonalList } from './use-personal-list';
import { WhyNotPack } from './why-not-pack';

interface PersonalPassesModalProps {
  kind: PersonalKind;
  modal: ModalName;
  /** The address asks for the form. */
  add: boolean;
  formTitle: string;
  /** Explains how the quota is counted. */
  rule?: string;
  /** Under the quota. */
  periods?: ReactNode;
  /** Further lines with the deadline. */
  notices?: (list: PersonalList) => ReactNode;
  /** Info texts of the organiser, above the list. */
  texts: ReactNode;
  /** False hides the list (PASS-125). */
  showsList?: boolean;
}

/** The dialog for passes of people. */
export const PersonalPassesModal = ({
  kind,
  modal,
  add,
  formTitle,
  rule,
  periods,
  notices,
  texts,
  showsList = true,
}: PersonalPassesModalProps) => {
  const list = usePersonalList(kind);
  const panel = useAddPanel(list, add);
  const history = useHistoryPanel(list.rows, personOf);
  // every copy is a form of its own
  const [copy, setCopy] = useState<{ key: number; of: PassFormProps['copy'] }>({ key: 0, of: null });
  const openForm = (of: PassFormProps['copy']) => {
    setCopy(({ key }) => ({ key: key + 1, of }));
    panel.open();
  };
  const openEmpty = () => openForm(null);
  const openCopy = (pass: PersonalPass) => {
    history.leave();
    openForm({ id: pass.id, name: personOf(pass), values: formOfPass(pass) });
  };
  const added = () => {
    // a new pass stands on the first page (PASS-180)
    list.view.turnTo(1);
    panel.done();
  };
  const [checked, setChecked] = useState<{ key: number; of: CheckedPackage } | null>(null);
  const checking = usePackageCheck(kind, (of) => setChecked((before) => ({ key: (before?.key ?? 0) + 1, of })));
  const importTool = useImportTool(kind, checking);
  const qrTool = useQrTool(modal);
  const linksTool = useLinksTool();
  const takeOverTool = useTakeOverTool(kind);
  const tools = [
    ...(list.rights.create.allowed && !list.failed ? [importTool, takeOverTool] : []),
    ...(kind === 'participant' && list.rights.remove.allowed ? [linksTool] : []),
    qrTool,
  ];
  if (checked) {
    return (
      <LazyPart name="import-check" load={async () => (await import('../pass-import/import-check')).ImportCheck}>
        {(ImportCheck) => (
          <ImportCheck
            key={checked.key}
            kind={kind}
            checked={checked.of}
            quota={list.meta?.quota}
            checking={checking}
            onBack={() => setChecked(null)}
            onAllAdded={() => {
              setChecked(null);
              added();
            }}
          />
        )}
      </LazyPart>
    );
  }
  const notesBelow = (above: ReactNode, tools: ReactNode) => (
    <>
      {above}
      {list.meta && <WhyNotAdd verdict={list.rights.create} isEmpty={list.meta.total === 0} />}
      {texts}
      {tools}
    </>
  );
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
          {notices?.(list)}
          <WhyNotPack list={list} />
        </>
      }
      packActions={<PackActions kind={kind} pack={list.pack} />}
      tools={tools}
      list={(above, tools) =>
        showsList ? (
          <PersonalListPanel
            kind={kind}
            list={list}
            modal={modal}
            notes={notesBelow(above, tools)}
            panel={panel}
            history={history}
            onAdd={openEmpty}
            onCopy={openCopy}
          />
        ) : (
          <div className={styles.notes}>{notesBelow(above, tools)}</div>
        )
      }
      form={
        panel.isOpen && (
          <PassForm
            key={copy.key}
            kind={kind}
            copy={copy.of}
            title={formTitle}
            takesFocus={!panel.isByItself}
            onClose={panel.close}
            onAdded={added}
          />
        )
      }
    />
  );
};
