import { divideRounded } from '#kit/money';
import { currencyOn, dayIn, getCountry, type CountryRow } from '#modules/countries';
import type { OrderOnPaper, PostalAddress } from '#modules/orders';
import type { Db } from '#platform/database';
import type { PaperContent, PaperLine, PaperParty } from './paper-content.ts';
import { vatOf } from './vat-of.ts';

/**
 * What an order's invoice says, out of the order's own frozen lines. It is issued on the day of its confirmation, by the
 * country's calendar, or of its last edit: the day that its number was given.
 */
export async function invoiceContent(db: Db, { order, lines, invoicedAt }: OrderOnPaper): Promise<PaperContent> {
  const country = await getCountry(db, order.countryId);
  const issuedAt = invoicedAt ?? order.placedAt;
  const { dualDisplay } = await currencyOn(db, order.countryId, issuedAt);
  const paperLines = [...lines.map(paperLine), ...(order.rounding === 0 ? [] : [roundingLine(order.rounding)])];
  const buyer = partyOf(order.billingAddress);
  const deliveredTo = order.pickup
    ? { name: order.pickup.name, lines: [...order.pickup.address], countryCode: country.code, vatNumber: '' }
    : partyOf(order.shippingAddress);
  return {
    countryCode: country.code,
    vatScheme: country.vatScheme,
    shopName: country.shopName,
    seller: sellerOf(country),
    buyer,
    deliveredTo: JSON.stringify(deliveredTo) === JSON.stringify(buyer) ? null : deliveredTo,
    orderNumber: order.orderNumber,
    orderedOn: dayIn(country.timeZone, order.placedAt),
    issuedOn: dayIn(country.timeZone, issuedAt),
    deliverFrom: order.deliverFrom,
    deliverUntil: order.deliverUntil,
    corrects: null,
    lines: paperLines,
    vat: vatOf(paperLines),
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

/** Who sells in a country; null where nobody was entered. */
export function sellerOf({ seller }: Pick<CountryRow, 'seller'>): PaperParty | null {
  if (!seller) return null;
  const { name, address, registration, vatNumber } = seller;
  return { name, lines: [...address, registration].filter((line) => line !== ''), countryCode: '', vatNumber };
}

function paperLine(line: OrderOnPaper['lines'][number]): PaperLine {
  const { id, kind, sku, quantity, discountPrice, discount, total, vatBasisPoints, vat } = line;
  const text = kind === 'goods' ? [line.brand, line.name, line.color, line.size].filter(Boolean).join(', ') : '';
  return { orderLineId: id, kind, sku, text, quantity, unitPrice: discountPrice, discount, total, vatBasisPoints, vat };
}

const roundingLine = (amount: number): PaperLine => ({
  orderLineId: null,
  kind: 'rounding',
  sku: '',
  text: '',
  quantity: 1,
  unitPrice: amount,
  discount: 0,
  total: amount,
  vatBasisPoints: 0,
  vat: 0,
});

/** A company stands first, and the person who ordered for it below. */
function partyOf(address: PostalAddress): PaperParty {
  const person = `${address.firstName} ${address.lastName}`.trim();
  return {
    name: address.company || person,
    lines: [
      ...(address.company ? [person] : []),
      address.address,
      address.addressExtra,
      `${address.postalCode} ${address.city}`.trim(),
      address.state,
    ].filter((line) => line !== ''),
    countryCode: address.countryCode,
    vatNumber: address.vatNumber,
  };
}
