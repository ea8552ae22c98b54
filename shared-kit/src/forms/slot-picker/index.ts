export { FormSlotPicker } from './form-slot-picker';
