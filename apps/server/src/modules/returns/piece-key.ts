/** Names pieces of a line in requests and in the fields of errors: `12` as ordered, `12-34` as they came in exchange. */
export const buildPieceKey = ({ lineId, shipmentItemId }: { lineId: number; shipmentItemId?: number | null | undefined }): string =>
  shipmentItemId == null ? String(lineId) : `${lineId}-${shipmentItemId}`;
