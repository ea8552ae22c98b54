/** The general terms, accepted before the order is sent (CAT-197, CAT-198). */
export const Agreement = (_props: { onClose: () => void }) => null;
