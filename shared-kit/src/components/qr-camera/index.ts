export { pixelsOf, type Picture } from './pixels';
export { readCode } from './read-code';
export { useQrCamera, type CameraState } from './use-qr-camera';
