import { formatAddressLines } from '@selvedge/addresses';
import { formatAddresseeName } from '@selvedge/addresses/names';
import { listCartVariants } from '#modules/catalog';
import { toLocalDay, findLanguage, getCountry } from '#modules/countries';
import { readInvoiceOrder, OrderNotFound, type InvoiceOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { getPrintSetting } from './draw-document.ts';
import { packingSlip } from './kinds/packing-slip.ts';
import { drawSheets } from './print/draw-sheets.ts';
import type { SlipContent } from './print/layout-slip.ts';
import type { PrintedDocument } from './print/sheet.ts';

/** A packed parcel: a row of `shipments` with its items. */
export interface PackedParcel {
  orderId: number;
  /** The number of the parcel, printed on the slip as text and as QR code. */
  number: string;
  carrier: string;
  /** The return whose exchange this parcel delivers; null for ordered goods. */
  returnNumber: string | null;
  packedAt: Date;
  items: readonly { orderLineId: number; variantId: number; quantity: number }[];
}

/**
 * Returns the packing slip of a parcel in the customer's language: items and recipient, no prices.
 * @returns a PDF
 * @throws OrderNotFound
 */
export const printPackingSlip = (db: Db, parcel: PackedParcel): Promise<Buffer> => printPackingSlips(db, [parcel]);

/**
 * Returns the slips of several parcels as one PDF, in the given order.
 * @throws OrderNotFound
 */
export async function printPackingSlips(db: Db, parcels: readonly [PackedParcel, ...PackedParcel[]]): Promise<Buffer> {
  const slips: PrintedDocument[] = [];
  for (const parcel of parcels) slips.push(await layoutPackedParcel(db, parcel));
  const [first] = slips;
  if (!first) throw new RangeError('packing slips need at least one parcel');
  return drawSheets({ ...first, sheets: slips.flatMap(({ sheets }) => sheets) });
}

async function layoutPackedParcel(db: Db, parcel: PackedParcel): Promise<PrintedDocument> {
  const found = await readInvoiceOrder(db, parcel.orderId);
  if (!found) throw new OrderNotFound();
  const { order } = found;
  const language = await findLanguage(db, order.languageId);
  const setting = getPrintSetting(language?.code ?? 'en');
  const country = await getCountry(db, order.countryId);
  const address = order.shippingAddress;
  const content: SlipContent = {
    shopName: country.shopName,
    parcelNumber: parcel.number,
    orderNumber: order.orderNumber,
    packedOn: toLocalDay(country.timeZone, parcel.packedAt),
    carrier: parcel.carrier,
    returnNumber: parcel.returnNumber,
    returnDays: country.returnPolicy.returnDays,
    to: [
      ...(order.pickup ? [formatAddresseeName(address), order.pickup.name, order.pickup.code, ...order.pickup.address] : formatAddressLines(address)),
      setting.getFormats(order.currency).country(address.countryCode),
    ].filter((line) => line !== ''),
    items: await listSlipItems(db, found, parcel),
  };
  return packingSlip.layout(content, setting);
}

/** Names items as they were ordered; items sent in exchange are named from the catalogue. */
async function listSlipItems(db: Db, { order, lines }: InvoiceOrder, { items }: PackedParcel): Promise<SlipContent['items']> {
  const findLine = (id: number) => lines.find((line) => line.id === id);
  const exchanged = items.filter(({ orderLineId, variantId }) => findLine(orderLineId)?.variantId !== variantId).map(({ variantId }) => variantId);
  const variants = await listCartVariants(db, { variantIds: exchanged, languageId: order.languageId });
  return items.map(({ orderLineId, variantId, quantity }) => {
    const other = variants.find((variant) => variant.variantId === variantId);
    if (other) return { sku: other.sku, text: joinWithComma([other.brand, other.name, other.color?.name, other.size.name]), quantity };
    const line = findLine(orderLineId);
    return { sku: line?.sku ?? '', text: joinWithComma([line?.brand, line?.name, line?.color, line?.size]), quantity };
  });
}

const joinWithComma = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(', ');
