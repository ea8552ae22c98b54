/** What other areas may use of the passes. */
export { waitingPasses } from './organizer/pass-queue.repository';
export { followPassDeadline } from './pass-links/link-ends.service';
export { createCarPasses, createCarTypes, createPersonalPasses } from './passes/create-passes.repository';
