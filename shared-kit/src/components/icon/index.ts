export { Icon, isIconName, type IconName, type IconProps } from './icon';
export { drawings } from './drawings';
