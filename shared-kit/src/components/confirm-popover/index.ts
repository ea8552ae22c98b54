export { ConfirmPopover, type ConfirmPopoverProps } from './confirm-popover';
