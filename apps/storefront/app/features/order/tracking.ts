/** What a shopper types to see an order: its number, and one more thing that only its buyer has. */
export interface Tracking {
  orderNumber: string;
  invoiceNumber: string;
  email: string;
}

export type TrackingIssue = 'orderNumber' | 'proof' | 'email';

export function trackingFrom(form: FormData): Tracking {
  const text = (name: string, longest: number): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, longest) : '';
  };
  return { orderNumber: tidyNumber(text('orderNumber', 40)), invoiceNumber: text('invoiceNumber', 40).toUpperCase(), email: text('email', 320) };
}

/** Order numbers are read out and typed: case and spaces do not matter. */
const tidyNumber = (number: string): string => number.toUpperCase().replace(/\s+/g, '');

/** What is missing: the order number, or both of invoice number and e-mail. */
export function trackingIssues({ orderNumber, invoiceNumber, email }: Tracking): TrackingIssue[] {
  const issues: TrackingIssue[] = [];
  if (orderNumber === '') issues.push('orderNumber');
  if (invoiceNumber === '' && email === '') issues.push('proof');
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) issues.push('email');
  return issues;
}

/** The question for the API: the invoice number is the stronger proof, so it goes first. */
export const trackingQuestion = ({ orderNumber, invoiceNumber, email }: Tracking): { orderNumber: string; invoiceNumber?: string; email?: string } =>
  invoiceNumber === '' ? { orderNumber, email } : { orderNumber, invoiceNumber };

export const writtenTracking = (tracking: Tracking): string => JSON.stringify(tracking);

/** @returns what a cookie of ours holds, or null if it holds anything else */
export function readTracking(cookie: string | null | undefined): Tracking | null {
  if (!cookie) return null;
  try {
    const read = JSON.parse(cookie) as Partial<Record<keyof Tracking, unknown>> | null;
    const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 320) : '');
    const tracking = { orderNumber: text(read?.orderNumber), invoiceNumber: text(read?.invoiceNumber), email: text(read?.email) };
    return trackingIssues(tracking).length === 0 ? tracking : null;
  } catch {
    return null;
  }
}
