export { announceAfter, useAnnouncedValue, type AnnouncedValue } from './use-announced-value';
