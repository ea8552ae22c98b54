export { Tooltip, TooltipIcon, type TooltipIconProps, type TooltipProps } from './tooltip';
