import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './pass-dialog.module.css';

/** A list tool besides adding: the import, the check by QR code, deleting all. */
export interface SidePanelAction {
  id: string;
  icon: IconName;
  label: string;
  /** A second line in a menu: the effect, or the number of passes. */
  detail?: string;
  danger?: boolean;
  busy?: boolean;
  /** Rendered beside the list while the tool is open. */
  panel?: (close: () => void) => ReactNode;
  /** Acts or navigates instead of opening a panel. */
  go?: () => void;
}

/**
 * The open tool; focus moves into its panel and back to its button.
 * @param onOpen makes room for the panel
 */
export const useSidePanel = (tools: readonly SidePanelAction[], onOpen: () => void) => {
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
  const pressOf = ({ id, panel: opens, go, busy }: SidePanelAction) => ({
    ref: (element: HTMLButtonElement | null) => {
      if (element) buttons.current.set(id, element);
      else buttons.current.delete(id);
    },
    'data-tool': id,
    busy: busy ?? false,
    ...(opens ? { 'aria-expanded': id === openId } : {}),
    onClick: go ?? (() => toggle(id)),
  });
  const items = (listed: readonly SidePanelAction[]) =>
    listed.map((tool) => ({
      id: tool.id,
      icon: tool.icon,
      label: tool.label,
      onSelect: tool.go ?? (() => toggle(tool.id)),
      ...(tool.detail === undefined ? {} : { detail: tool.detail }),
      ...(tool.danger ? { danger: true } : {}),
    }));
  const isBusy = (listed: readonly SidePanelAction[]) => listed.some(({ busy }) => busy === true);

  /** In a wide dialog: the first tool as a button and the others in a menu, so that the line never wraps. */
  const row = () => {
    const [first, ...rest] = tools;
    const [only] = rest;
    return (
      <div className={styles.tools}>
        {first && (
          <Button size="sm" icon={first.icon} {...pressOf(first)}>
            {first.label}
          </Button>
        )}
        {only && rest.length === 1 && !only.danger && (
          <Button size="sm" icon={only.icon} {...pressOf(only)}>
            {only.label}
          </Button>
        )}
        {(rest.length > 1 || only?.danger) && (
          <span ref={more}>
            <Menu
              label={t('action.tools')}
              items={items(rest)}
              trigger={(props) => (
                <Button
                  size="sm"
                  iconEnd="chevron-down"
                  data-tool="more"
                  aria-label={t('action.tools')}
                  busy={isBusy(rest)}
                  {...props}
                >
                  {t('action.moreTools')}
                </Button>
              )}
            />
          </span>
        )}
      </div>
    );
  };

  /**
   * On a phone: all tools in one menu at the bottom, so that the list has the whole screen.
   * @param isAlone shows the label, since no other button is beside it
   */
  const menu = (isAlone: boolean) => {
    const [only] = tools;
    if (only && tools.length === 1) {
      return isAlone ? (
        <Button wide icon={only.icon} {...pressOf(only)}>
          {only.label}
        </Button>
      ) : (
        <IconButton framed size="lg" icon={only.icon} label={only.label} className={styles.more} {...pressOf(only)} />
      );
    }
    return (
      <span ref={more} className={isAlone ? styles.moreAlone : undefined}>
        <Menu
          label={t('action.tools')}
          placement="top end"
          items={items(tools)}
          trigger={(props) =>
            isAlone ? (
              <Button wide icon="more" data-tool="more" busy={isBusy(tools)} {...props}>
                {t('action.tools')}
              </Button>
            ) : (
              <IconButton
                framed
                size="lg"
                icon="more"
                data-tool="more"
                label={t('action.tools')}
                busy={isBusy(tools)}
                className={styles.more}
                {...props}
              />
            )
          }
        />
      </span>
    );
  };
  return {
    isOpen: open !== undefined,
    close,
    /** Above the list in a wide dialog. */
    row: tools.length > 0 && !isNarrow ? row() : null,
    /** At the bottom of a phone. */
    menu: (isAlone: boolean) => (tools.length > 0 && isNarrow ? menu(isAlone) : null),
    panel: open && (
      <div ref={panel} tabIndex={-1} className={styles.tool}>
        {open.panel?.(close)}
      </div>
    ),
  };
};
