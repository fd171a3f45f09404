import { money, toMajor } from '#kit/money';
import { listWork, type Shipment } from '#modules/fulfilment';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';

/** What waits for somebody's hands, and what to say for each. */
export async function describeWork(db: Db): Promise<string> {
  const { toConfirm, toPack, toShip, underWay, cashToBook } = await listWork(db);
  return [
    section('To confirm (confirm ORDER, or refuse ORDER WHY)', toConfirm.map(facts)),
    section(
      'To pack (pack ORDER)',
      toPack.map(({ order, pieces }) =>
        [facts(order), ...pieces.map(({ line, quantity }) => `    ${line.sku}=${quantity}  ${lineName(line)}`)].join('\n'),
      ),
    ),
    section('To ship (ship PARCEL TRACKING)', toShip.map(parcelFacts)),
    section('Under way (deliver, fail, back or lost PARCEL)', underWay.map(parcelFacts)),
    section(
      'Cash to book (remit ORDER AMOUNT PAPER)',
      cashToBook.map(({ order, due }) => `${facts(order)}  to come: ${amountIn(due, order.currency)}`),
    ),
  ].join('\n\n');
}

const section = (title: string, entries: readonly string[]): string =>
  [`${title}: ${entries.length || 'nothing'}`, ...entries.map((entry) => `  ${entry}`)].join('\n');

const lineName = ({ name, color, size }: { name: string; color: string; size: string }): string => [name, color, size].filter(Boolean).join(', ');

export const amountIn = (amount: number, currency: string): string => `${toMajor(money(amount, currency)).toFixed(2)} ${currency}`;

function facts(order: PlacedOrderRow): string {
  const { orderNumber, invoiceNumber, placedAt, shippingMethod, paymentMethod, total, currency, shippingAddress } = order;
  const who = `${shippingAddress.firstName} ${shippingAddress.lastName}, ${shippingAddress.city}`;
  return [orderNumber, invoiceNumber, day(placedAt), who, amountIn(total, currency), `${shippingMethod}/${paymentMethod}`].filter(Boolean).join('  ');
}

const parcelFacts = ({ number, status, carrier, trackingNumber, packedAt, shippedAt, returnNumber }: Shipment): string =>
  [number, status, day(shippedAt ?? packedAt), carrier, trackingNumber, returnNumber && `exchange of ${returnNumber}`].filter(Boolean).join('  ');

const day = (at: Date): string => at.toISOString().slice(0, 10);
