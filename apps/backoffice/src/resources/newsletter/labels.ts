import type { AdminSubscriberRow } from '@selvedge/server/admin/marketing';

export const subscriptionStatusLabels: Readonly<Record<AdminSubscriberRow['status'], string>> = {
  pending: 'Pending confirmation',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
};

export const sourceLabels: Readonly<Record<AdminSubscriberRow['source'], string>> = {
  footer: 'Footer',
  checkout: 'Checkout',
  wheel: 'Prize wheel',
  registration: 'Registration',
  account: 'Account settings',
};
