import { formatPlaceLines } from '@selvedge/addresses';
import { formatAddresseeName } from '@selvedge/addresses/names';
import { divideRounded } from '#kit/money';
import { getCurrency, toLocalDay, getCountry, type CountryRow } from '#modules/countries';
import type { InvoiceOrder, PostalAddress } from '#modules/orders';
import type { Db } from '#platform/database';
import { buildRoundingLine } from './rounding-line.ts';
import type { DocumentContent, DocumentLine, DocumentParty, DocumentVat } from './document-content.ts';

/**
 * Creates the content of an invoice from the stored order lines. The date is the day in the country's time zone on which the
 * invoice number was given: at confirmation, or at the last edit.
 */
export async function invoiceContent(db: Db, { order, lines, invoicedAt }: InvoiceOrder): Promise<DocumentContent> {
  const country = await getCountry(db, order.countryId);
  const issuedAt = invoicedAt ?? order.placedAt;
  const { dualDisplay } = await getCurrency(db, order.countryId, issuedAt);
  const documentLines = [...lines.map(documentLine), ...(order.rounding === 0 ? [] : [buildRoundingLine(order.rounding)])];
  const buyer = toCustomerParty(order.billingAddress);
  const deliveredTo = order.pickup
    ? { name: order.pickup.name, lines: [...order.pickup.address], countryCode: country.code, vatNumber: '' }
    : toCustomerParty(order.shippingAddress);
  return {
    countryCode: country.code,
    vatScheme: order.isIntraCommunity ? 'intra-community' : country.vatScheme,
    shopName: country.shopName,
    seller: toSellerParty(country),
    buyer,
    deliveredTo: JSON.stringify(deliveredTo) === JSON.stringify(buyer) ? null : deliveredTo,
    orderNumber: order.orderNumber,
    orderedOn: toLocalDay(country.timeZone, order.placedAt),
    issuedOn: toLocalDay(country.timeZone, issuedAt),
    deliverFrom: order.deliverFrom,
    deliverUntil: order.deliverUntil,
    corrects: null,
    lines: documentLines,
    vat: computeVatByRate(documentLines),
    total: order.total,
    currency: order.currency,
    second: dualDisplay && {
      ...dualDisplay,
      total: divideRounded(BigInt(order.total) * BigInt(dualDisplay.rateE5), 100_000n),
    },
    paymentMethod: order.paymentMethod,
    isPaid: order.paymentStatus !== 'UNPAID' && order.paymentStatus !== 'PROCESSING' && order.paymentStatus !== 'FAILED',
  };
}

/** Returns the seller of a country, or null if none is entered. */
export function toSellerParty({ seller }: Pick<CountryRow, 'seller'>): DocumentParty | null {
  if (!seller) return null;
  const { name, address, registration, vatNumber } = seller;
  return { name, lines: [...address, registration].filter((line) => line !== ''), countryCode: '', vatNumber };
}

function documentLine(line: InvoiceOrder['lines'][number]): DocumentLine {
  const { id, kind, sku, quantity, discountPrice, discount, total, vatBasisPoints, vat } = line;
  const text = kind === 'goods' ? [line.brand, line.name, line.color, line.size].filter(Boolean).join(', ') : '';
  return { orderLineId: id, kind, sku, text, quantity, unitPrice: discountPrice, discount, total, vatBasisPoints, vat };
}

/** Puts the company first, and the person who ordered for it below. */
function toCustomerParty(address: PostalAddress): DocumentParty {
  const person = formatAddresseeName(address);
  return {
    name: address.company || person,
    lines: [...(address.company ? [person] : []), ...formatPlaceLines(address)],
    countryCode: address.countryCode,
    vatNumber: address.vatNumber,
  };
}

/** Returns the VAT of a document's lines by rate, the highest first; minor units. Cash rounding is not taxed. */
export function computeVatByRate(lines: readonly DocumentLine[]): DocumentVat[] {
  const byRate = new Map<number, DocumentVat>();
  for (const { kind, total, vat, vatBasisPoints } of lines) {
    if (kind === 'rounding' || total === 0) continue;
    const found = byRate.get(vatBasisPoints) ?? { basisPoints: vatBasisPoints, net: 0, amount: 0 };
    byRate.set(vatBasisPoints, { ...found, net: found.net + total - vat, amount: found.amount + vat });
  }
  return [...byRate.values()].sort((a, b) => b.basisPoints - a.basisPoints);
}
