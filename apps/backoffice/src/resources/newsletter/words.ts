import type { StaffSubscriberRow } from '@selvedge/server/admin/marketing';

export const statusWords: Readonly<Record<StaffSubscriberRow['status'], string>> = {
  pending: 'Asked, no answer yet',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Mailbox not reached',
};

export const sourceWords: Readonly<Record<StaffSubscriberRow['source'], string>> = {
  footer: 'Foot of a page',
  checkout: 'Checkout',
  wheel: 'The wheel',
  registration: 'Registration',
  account: 'Account settings',
};
