import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/** A parcel as it is packed: a row of `shipments` with what lies in it. */
export interface PackedParcel {
  orderId: number;
  /** The parcel's own; stands on the slip as text and QR code. */
  number: string;
  carrier: string;
  /** The return whose exchange it brings; null: what was bought. */
  returnNumber: string | null;
  packedAt: Date;
  items: readonly { orderLineId: number; variantId: number; quantity: number }[];
}

/**
 * The slip that goes into a parcel: what is in it, for whom, and no prices.
 * @returns a PDF
 */
export async function packingSlip(_db: Db, _config: Pick<Config, 'publicUrl'>, parcel: PackedParcel): Promise<Buffer> {
  return Promise.resolve(Buffer.from(`%PDF-1.7 ${parcel.number}`));
}
