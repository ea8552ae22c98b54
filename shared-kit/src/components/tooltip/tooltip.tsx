import { useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Icon, type IconName } from '../icon';
import styles from './tooltip.module.css';

/** The props of `Tooltip`. */
export interface TooltipProps {
  /** More about the element; never the only place of a rule (DESIGN §5). */
  content: ReactNode;
  /** One native focusable element; `content` becomes its description. */
  children: ComponentProps<typeof Focusable>['children'];
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A short text at an element, on hover, focus and tap; Escape closes it, the pointer may rest on it. */
export const Tooltip = ({ content, children, placement = 'top' }: TooltipProps) => {
  const [open, setOpen] = useState(false);
  const tap = (event: PointerEvent) => {
    if (event.pointerType === 'touch') setOpen(true);
  };
  return (
    <TooltipTrigger isOpen={open} onOpenChange={setOpen} delay={400} closeDelay={200}>
      <span className={styles.target} onPointerUp={tap}>
        <Focusable>{children}</Focusable>
      </span>
      <AriaTooltip
        placement={placement}
        offset={6}
        style={{ zIndex: 'var(--ff-z-tooltip)' }}
        className={styles.tooltip}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
};

/** The props of `TooltipIcon`. */
export interface TooltipIconProps {
  /** Names the button: "Why rejected". */
  label: string;
  content: ReactNode;
  icon?: IconName;
  placement?: TooltipProps['placement'];
}

/** A small "i" with a tooltip, for a reason or a rule beside a number. */
export const TooltipIcon = ({ label, content, icon = 'info', placement }: TooltipIconProps) => (
  <Tooltip content={content} placement={placement}>
    <button type="button" aria-label={label} className={styles.icon}>
      <Icon name={icon} size={16} />
    </button>
  </Tooltip>
);
