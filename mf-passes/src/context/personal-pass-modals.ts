/** The registry modal of each kind of passes of people. */
export const personalPassModals = {
  participant: 'event-modal-participant-passes',
  installation: 'event-modal-montage-passes',
} as const;
