import { money, toMajor } from '#kit/money';
import { listOrderQueue, type Shipment } from '#modules/fulfilment';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';

/** Lists all pending tasks with the command for each task. */
export async function describeOpenOrders(db: Db): Promise<string> {
  const { toConfirm, toPack, toShip, underWay, cashToBook } = await listOrderQueue(db);
  return [
    formatSection('To confirm (confirm ORDER, or refuse ORDER WHY)', toConfirm.map(describeOrder)),
    formatSection(
      'To pack (pack ORDER)',
      toPack.map(({ order, pieces }) =>
        [describeOrder(order), ...pieces.map(({ line, quantity }) => `    ${line.sku}=${quantity}  ${formatLineName(line)}`)].join('\n'),
      ),
    ),
    formatSection('To ship (ship PARCEL TRACKING)', toShip.map(describeParcel)),
    formatSection('Under way (deliver, fail, back or lost PARCEL)', underWay.map(describeParcel)),
    formatSection(
      'Cash to book (remit ORDER AMOUNT PAPER)',
      cashToBook.map(({ order, due }) => `${describeOrder(order)}  to come: ${formatAmount(due, order.currency)}`),
    ),
  ].join('\n\n');
}

const formatSection = (title: string, entries: readonly string[]): string =>
  [`${title}: ${entries.length || 'nothing'}`, ...entries.map((entry) => `  ${entry}`)].join('\n');

const formatLineName = ({ name, color, size }: { name: string; color: string; size: string }): string =>
  [name, color, size].filter(Boolean).join(', ');

export const formatAmount = (amount: number, currency: string): string => `${toMajor(money(amount, currency)).toFixed(2)} ${currency}`;

function describeOrder(order: PlacedOrderRow): string {
  const { orderNumber, invoiceNumber, placedAt, shippingMethod, paymentMethod, total, currency, shippingAddress } = order;
  const customer = `${shippingAddress.firstName} ${shippingAddress.lastName}, ${shippingAddress.city}`;
  return [orderNumber, invoiceNumber, formatDay(placedAt), customer, formatAmount(total, currency), `${shippingMethod}/${paymentMethod}`]
    .filter(Boolean)
    .join('  ');
}

const describeParcel = ({ number, status, carrier, trackingNumber, packedAt, shippedAt, returnNumber }: Shipment): string =>
  [number, status, formatDay(shippedAt ?? packedAt), carrier, trackingNumber, returnNumber && `exchange of ${returnNumber}`]
    .filter(Boolean)
    .join('  ');

const formatDay = (at: Date): string => at.toISOString().slice(0, 10);
