import type { OrderProof } from '#lib/api/order-calls.ts';
import { isOrderLink } from '#lib/session/cookies.ts';

/** The input of the tracking form: the order number and a second detail; or the link of the order, from a page that shows the whole order. */
export interface Tracking {
  orderNumber: string;
  invoiceNumber: string;
  email: string;
  /** Empty: the order is known by its numbers only. */
  link: string;
}

export type TrackingIssue = 'orderNumber' | 'proof' | 'email';

export function readTrackingForm(form: FormData): Tracking {
  const text = (name: string, maxLength: number): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
  };
  return {
    orderNumber: normalizeOrderNumber(text('orderNumber', 40)),
    invoiceNumber: text('invoiceNumber', 40).toUpperCase(),
    email: text('email', 320),
    link: toOrderLink(text('link', 100)),
  };
}

const toOrderLink = (text: string): string => (isOrderLink(text) ? text : '');

/** Order numbers are read aloud and typed, so case and spaces do not matter. */
const normalizeOrderNumber = (number: string): string => number.toUpperCase().replace(/\s+/g, '');

/** Returns the missing fields: the order number, or both invoice number and email address. With a link no field is missing. */
export function listTrackingIssues({ orderNumber, invoiceNumber, email, link }: Tracking): TrackingIssue[] {
  if (link !== '') return [];
  const issues: TrackingIssue[] = [];
  if (orderNumber === '') issues.push('orderNumber');
  if (invoiceNumber === '' && email === '') issues.push('proof');
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) issues.push('email');
  return issues;
}

/** Returns the parameters for the API: the link, which opens the whole order; else the invoice number before the email address. */
export const toOrderProof = ({ orderNumber, invoiceNumber, email, link }: Tracking): OrderProof =>
  link !== '' ? { link } : invoiceNumber === '' ? { orderNumber, email } : { orderNumber, invoiceNumber };

export const serializeTracking = (tracking: Tracking): string => JSON.stringify(tracking);

/** Reads the tracking cookie. @returns its content, or null if it is missing or invalid */
export function parseTracking(cookie: string | null | undefined): Tracking | null {
  if (!cookie) return null;
  try {
    const read = JSON.parse(cookie) as Partial<Record<keyof Tracking, unknown>> | null;
    const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 320) : '');
    const tracking = {
      orderNumber: text(read?.orderNumber),
      invoiceNumber: text(read?.invoiceNumber),
      email: text(read?.email),
      link: toOrderLink(text(read?.link)),
    };
    return listTrackingIssues(tracking).length === 0 ? tracking : null;
  } catch {
    return null;
  }
}
