/** The order as a PDF (CAT-229). */
export const orderPdf = (participantId: number, orderId: number): string =>
  `/participants/${participantId}/catalog-orders/${orderId}/download`;
