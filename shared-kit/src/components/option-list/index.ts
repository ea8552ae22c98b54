export { EmptyList, listClass, OptionItem, OptionList, type OptionListProps } from './option-list';
export { longestList, OptionPopover, popoverClass, type OptionPopoverProps } from './option-popover';
export { cutAtMatch, holds, longestWithoutSearch, nextByLetters, plain, searchOptions, type Option } from './option';
