/** The registered modal of each kind of personal pass. */
export const personalPassModals = {
  participant: 'event-modal-participant-passes',
  installation: 'event-modal-montage-passes',
} as const;
