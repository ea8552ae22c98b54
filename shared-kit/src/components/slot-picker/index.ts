export { SlotPicker, type SlotPickerProps, type SlotsByDate } from './slot-picker';
export { overlapsChosen, slotGroups, slotHours, slotText } from './slots';
