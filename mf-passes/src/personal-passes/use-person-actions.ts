import {
  useOpenModal,
  useParticipation,
  useTranslation,
  type ModalName,
  type PersonalPass,
} from '@fairfront/shared-kit/platform';
import { personalPassFile } from '../api/personal-passes';
import { personalPassDownload, personalPassReissue, type PassRuleContext } from '@fairfront/shared-kit/domain/passes';
import type { RowAction } from '../pass-list/row-actions';
import { useCommonActions } from '../pass-list/use-common-actions';
import { usePassLabels } from '../context/use-pass-context';
import { personOf } from '../context/person-name';

/**
 * The actions on a personal pass besides deletion: its file, detail and copy, and for a rejected one its correction.
 * @param onCopy absent while the form is unavailable
 */
export const usePersonActions = (
  from: ModalName,
  context: PassRuleContext,
  { onCopy, onReissue }: { onCopy?: (pass: PersonalPass) => void; onReissue: (pass: PersonalPass) => void },
) => {
  const { participation, now } = context;
  const { t } = useTranslation('passes');
  const { id: participationId } = useParticipation();
  const open = useOpenModal();
  const common = useCommonActions();
  const texts = usePassLabels();

  return (pass: PersonalPass): RowAction[] => {
    const name = personOf(pass);
    const path = personalPassFile(participationId, pass.id);
    const decision = personalPassDownload(pass, participation, now);
    // outside the print window both are disabled with the reason; otherwise there is no file
    const hasFile = decision.allowed || ('because' in decision.reason && decision.reason.because === 'window');
    const disabledReason = decision.allowed ? undefined : texts.denialOf(decision.reason);
    const view: RowAction = {
      id: 'view',
      icon: 'eye',
      label: t('action.view', { name }),
      short: t('action.viewShort'),
      place: hasFile ? 'cards' : 'table',
      onSelect: () => open('event-modal-detail-pass', { pass: String(pass.id), from }),
    };
    const copy = onCopy ? [common.copy(() => onCopy(pass), { name, place: 'menu' })] : [];
    const reissue: RowAction[] = personalPassReissue(pass, context).allowed
      ? [
          {
            id: 'reissue',
            icon: 'refresh',
            label: t('reissue.action', { name }),
            short: t('reissue.submit'),
            place: 'always',
            isMain: true,
            onSelect: () => onReissue(pass),
          },
        ]
      : [];
    if (!hasFile) return [...reissue, view, ...copy];
    return [
      common.download(path, { name, place: 'always', disabledReason }),
      view,
      common.print(path, { name, place: 'table', disabledReason }),
      ...copy,
    ];
  };
};
