import type { Order } from '@selvedge/server/contract';

/** Where a customer finds his order: by its invoice number, or before there is one by its order number. */
export const orderPath = ({ invoiceNumber, orderNumber }: Pick<Order, 'invoiceNumber' | 'orderNumber'>): string =>
  `/user/orders/${encodeURIComponent(invoiceNumber ?? orderNumber)}`;
