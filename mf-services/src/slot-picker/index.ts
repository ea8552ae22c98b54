export { SlotPicker, type SlotPickerProps, type SlotsByDate } from './slot-picker';
export { slotText } from './slots';
