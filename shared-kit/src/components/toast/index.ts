export { Toast, type ToastProps } from './toast';
export { MessageRegion } from './message-region';
export { createMessages, type Messages, type ShownMessage } from './messages';
