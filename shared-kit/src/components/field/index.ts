export { Field, splitFieldTexts, type ControlWiring, type FieldProps, type FieldTexts } from './field';
export { InputFrame, frameClasses, inputClass, type FieldSize, type FrameState } from './input-frame';
