export { SlotPicker, type SlotPickerProps, type SlotsByDate } from './slot-picker';
export { overlapsChosen, slotGroups, slotHours } from '../../model';
export { slotText } from './slots';
