import type { Order } from '@selvedge/server/contract';

/** Where a customer finds his order: by its invoice number, or before there is one by its order number. */
export const orderPath = ({ invoiceNumber, orderNumber }: Pick<Order, 'invoiceNumber' | 'orderNumber'>): string =>
  `/user/orders/${encodeURIComponent(invoiceNumber ?? orderNumber)}`;

/** Whether a word has the form of an invoice number, `SI-2026-000001`, or of an order number, `7KQ4M-X2RPA`; in any case. */
export const isOrderReference = (word: string | undefined): boolean => /^(?:[A-Z]{2}-\d{4}-\d{6,9}|[A-Z0-9]{5}-[A-Z0-9]{5})$/i.test(word ?? '');
