import { variantsForCart } from '#modules/catalog';
import { dayIn, findLanguage, getCountry } from '#modules/countries';
import { orderOnPaper, OrderNotFound, type OrderOnPaper } from '#modules/orders';
import type { Db } from '#platform/database';
import { paperFormats } from './paper-formats.ts';
import { drawSheets } from './print/draw-sheets.ts';
import { measureText } from './print/fonts.ts';
import { layoutSlip, type SlipContent } from './print/layout-slip.ts';
import type { PrintedPaper } from './print/sheet.ts';
import { textsIn } from './texts/texts-in.ts';

/** A parcel as it is packed: a row of `shipments` with what lies in it. */
export interface PackedParcel {
  orderId: number;
  /** The parcel's own; stands on the slip as text and as QR code. */
  number: string;
  carrier: string;
  /** The return whose exchange it brings; null: what was bought. */
  returnNumber: string | null;
  packedAt: Date;
  items: readonly { orderLineId: number; variantId: number; quantity: number }[];
}

/**
 * The slip that goes into a parcel, in its customer's language: what is in it, for whom, and no prices.
 * @returns a PDF
 * @throws OrderNotFound
 */
export const packingSlip = async (db: Db, parcel: PackedParcel): Promise<Buffer> => drawSheets(await layoutOf(db, parcel));

/**
 * The slips of several parcels as one file to be printed, in their order.
 * @throws OrderNotFound
 */
export async function packingSlips(db: Db, parcels: readonly [PackedParcel, ...PackedParcel[]]): Promise<Buffer> {
  const slips: PrintedPaper[] = [];
  for (const parcel of parcels) slips.push(await layoutOf(db, parcel));
  const [first] = slips;
  if (!first) throw new RangeError('no parcel, no slip');
  return drawSheets({ ...first, sheets: slips.flatMap(({ sheets }) => sheets) });
}

async function layoutOf(db: Db, parcel: PackedParcel): Promise<PrintedPaper> {
  const found = await orderOnPaper(db, parcel.orderId);
  if (!found) throw new OrderNotFound();
  const { order } = found;
  const language = await findLanguage(db, order.languageId);
  const { texts, tag } = textsIn(language?.code ?? 'en');
  const formats = paperFormats(tag, order.currency);
  const country = await getCountry(db, order.countryId);
  const { firstName, lastName, company, address, addressExtra, postalCode, city, state } = order.shippingAddress;
  const content: SlipContent = {
    shopName: country.shopName,
    parcelNumber: parcel.number,
    orderNumber: order.orderNumber,
    packedOn: dayIn(country.timeZone, parcel.packedAt),
    carrier: parcel.carrier,
    returnNumber: parcel.returnNumber,
    to: [
      `${firstName} ${lastName}`.trim(),
      ...(order.pickup
        ? [order.pickup.name, order.pickup.code, ...order.pickup.address]
        : [company, address, addressExtra, `${postalCode} ${city}`.trim(), state]),
      formats.country(order.shippingAddress.countryCode),
    ].filter((line) => line !== ''),
    items: await itemsOf(db, found, parcel),
  };
  return layoutSlip(content, { measure: measureText, texts, tag, formats });
}

/** As they were bought; what something was exchanged for is named by the catalogue. */
async function itemsOf(db: Db, { order, lines }: OrderOnPaper, { items }: PackedParcel): Promise<SlipContent['items']> {
  const lineOf = (id: number) => lines.find((line) => line.id === id);
  const exchanged = items.filter(({ orderLineId, variantId }) => lineOf(orderLineId)?.variantId !== variantId).map(({ variantId }) => variantId);
  const variants = await variantsForCart(db, { variantIds: exchanged, languageId: order.languageId });
  return items.map(({ orderLineId, variantId, quantity }) => {
    const other = variants.find((variant) => variant.variantId === variantId);
    if (other) return { sku: other.sku, text: listed([other.brand, other.name, other.color?.name, other.size.name]), quantity };
    const line = lineOf(orderLineId);
    return { sku: line?.sku ?? '', text: listed([line?.brand, line?.name, line?.color, line?.size]), quantity };
  });
}

const listed = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(', ');
