import { Button } from '@fairfront/shared-kit/components/button';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** Something besides the form that stands beside the list when it is asked for: the import, the check by QR code. */
export interface SideTool {
  id: string;
  icon: IconName;
  label: string;
  /** Beside its button: the blank of the import. */
  beside?: ReactNode;
  panel?: (close: () => void) => ReactNode;
  /** Leads elsewhere instead of opening a panel. */
  go?: () => void;
}

/**
 * Which tool is open; the focus goes into its panel and back to its button.
 * @param onOpen makes room for the panel
 */
export const useSideTools = (tools: readonly SideTool[], onOpen: () => void) => {
  const { t } = useTranslation('passes');
  const isNarrow = useNarrow();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = tools.find(({ id }) => id === openId);
  const panel = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const more = useRef<HTMLElement>(null);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (open) panel.current?.focus();
    else if (before.current !== undefined)
      (buttons.current.get(before.current) ?? more.current?.querySelector('button'))?.focus();
    before.current = open?.id;
  }, [open]);

  const close = () => setOpenId(null);
  const toggle = (id: string) => {
    onOpen();
    setOpenId(id === openId ? null : id);
  };
  const row = (
    <div className={styles.tools}>
      {tools.map(({ id, icon, label, beside, go }) => (
        <span key={id} className={styles.toolItem}>
          <Button
            ref={(element) => {
              if (element) buttons.current.set(id, element);
              else buttons.current.delete(id);
            }}
            size="sm"
            icon={icon}
            data-tool={id}
            aria-expanded={go ? undefined : id === openId}
            onClick={go ?? (() => toggle(id))}
          >
            {label}
          </Button>
          {beside}
        </span>
      ))}
    </div>
  );
  // on a phone several would push the list off the screen (PASS-310)
  const menu = (
    <span ref={more}>
      <Menu
        label={t('action.tools')}
        placement="bottom start"
        items={tools.map(({ id, icon, label, go }) => ({ id, icon, label, onSelect: go ?? (() => toggle(id)) }))}
        trigger={(props) => (
          <Button size="sm" iconEnd="chevron-down" {...props}>
            {t('action.tools')}
          </Button>
        )}
      />
    </span>
  );
  return {
    isOpen: open !== undefined,
    close,
    buttons: tools.length > 0 && (isNarrow && tools.length > 1 ? menu : row),
    panel: open && (
      <div ref={panel} tabIndex={-1} className={styles.tool}>
        {open.panel?.(close)}
      </div>
    ),
  };
};
