export { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
export { axeViolations } from '../components/render-kit';
export * from './builders';
export { setWindowWidth } from './window-width';
export { startClock, type TestClock } from './clock';
export {
  createFakeApi,
  failWith,
  type FakeApi,
  type FakeApiOptions,
  type FakeFailure,
  type FakeRequest,
} from './fake-api';
export {
  createPlatformDouble,
  type PlatformDouble,
  type PlatformDoubleOptions,
  type PlatformLog,
} from './platform-double';
export { prefetched } from './prefetched';
export { partRenderer } from './render-part';
export {
  newPerson,
  renderChecklist,
  renderCommands,
  renderInPlatform,
  renderTile,
  type RenderedChecklist,
  type RenderedCommands,
  type RenderedInPlatform,
  type RenderedTile,
} from './render';
export { joinTexts } from '../domain/common/join-texts';
export { issueTextIn, translateIn, type TextsByNamespace } from './translator';
export { installCamera, type FakeCamera } from './fake-camera';
