import type { Order } from '@selvedge/server/contract';

/** Returns the path of an order in the account: with its invoice number, or its order number if there is no invoice. */
export const orderPath = ({ invoiceNumber, orderNumber }: Pick<Order, 'invoiceNumber' | 'orderNumber'>): string =>
  `/user/orders/${encodeURIComponent(invoiceNumber ?? orderNumber)}`;

/** Returns whether a text has the form of an invoice number, `SI-2026-000001`, or an order number, `7KQ4M-X2RPA`, in any case. */
export const isOrderReference = (word: string | undefined): boolean => /^(?:[A-Z]{2}-\d{4}-\d{6,9}|[A-Z0-9]{5}-[A-Z0-9]{5})$/i.test(word ?? '');
