export { SlotPicker, type SlotPickerProps, type SlotsByDate, slotText } from './slot-picker';
