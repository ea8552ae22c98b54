import { useLazyCode } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useState, type ReactNode } from 'react';
import { copyOffersQuery } from '../api/catalogue-queries';
import { copyUndo, isOrderEmpty } from '@fairfront/shared-kit/domain/catalogue/copy-plan';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { Wizard } from '../context/wizard-context';
import type { CopyWindow } from './copy-window';

/** The copied values, for the undo. */
interface Copied {
  title: string;
  patch: Partial<OrderDraft>;
  before: OrderDraft;
}

/**
 * Copies an order of an earlier exhibition, for the wizard frame: the header button, the offer above an empty order, the
 * confirmation with undo, and the dialog.
 */
export const useOrderCopy = (wizard: Wizard): { button: ReactNode; notice: ReactNode; dialog: ReactNode } => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { isEditable, draft, change } = wizard;
  const { data: offers = [] } = useQuery({ ...copyOffersQuery(api, id), enabled: isEditable });
  const code = useLazyCode(() => import('./copy-window'));
  const [{ Window }, setWindow] = useState<{ Window: typeof CopyWindow | null }>({ Window: null });
  const [copied, setCopied] = useState<Copied | null>(null);
  const [newest] = offers;
  const isOffered = isEditable && newest !== undefined;

  const open = async () => {
    const loaded = await code.load();
    if (loaded) setWindow({ Window: loaded.CopyWindow });
  };
  const take = (patch: Partial<OrderDraft>, title: string) => {
    setCopied({ title, patch, before: draft });
    setWindow({ Window: null });
    change(patch);
  };
  const undo = ({ patch, before }: Copied) => {
    change((now) => copyUndo(now, patch, before));
    setCopied(null);
  };

  const isEmpty = isOrderEmpty(draft);
  return {
    button: isOffered && !isEmpty && (
      <Button variant="text" size="sm" icon="copy" onClick={() => void open()}>
        {t('copy.open')}
      </Button>
    ),
    notice: copied ? (
      <Notice
        tone="success"
        live="polite"
        title={t('copy.done', { name: copied.title })}
        onClose={() => setCopied(null)}
        action={
          isEditable && (
            <Button size="sm" icon="undo" onClick={() => undo(copied)}>
              {t('copy.undo')}
            </Button>
          )
        }
      />
    ) : (
      isOffered &&
      isEmpty && (
        <Notice
          icon="copy"
          title={t('copy.offer', { name: textOf(newest, 'title', locale) })}
          action={
            <Button size="sm" onClick={() => void open()}>
              {t('copy.open')}
            </Button>
          }
        >
          {t('copy.offerText')}
        </Notice>
      )
    ),
    dialog: isOffered && Window && <Window offers={offers} onTake={take} onClose={() => setWindow({ Window: null })} />,
  };
};
