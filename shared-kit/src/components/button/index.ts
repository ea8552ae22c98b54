export { Button, type ButtonProps } from './button';
export type { ButtonSize, ButtonVariant } from './button-classes';
export { IconButton, type IconButtonProps } from './icon-button';
