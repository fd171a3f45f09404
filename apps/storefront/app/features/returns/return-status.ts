import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReturnItem } from '@selvedge/server/contract';

interface ReturnStatus {
  text: MessageDescriptor;
  /** The next step. */
  next: MessageDescriptor;
}

const states: Readonly<Record<string, ReturnStatus>> = {
  'Requested For Return': {
    text: msg`Requested For Return`,
    next: msg`We’ll review your request and email you within two working days. Please don’t send anything yet.`,
  },
  APPROVED: { text: msg`Approved`, next: msg`Put the return slip in the parcel and send it to us.` },
  REJECTED: { text: msg`Not accepted`, next: msg`We couldn’t accept this return.` },
  RECEIVED: { text: msg`Received`, next: msg`We’ve received it. Once we’ve checked it, we’ll send your refund or the other size.` },
  REFUNDED: { text: msg`Refunded`, next: msg`Your refund is on its way.` },
  EXCHANGED: { text: msg`Exchanged`, next: msg`The other size is on its way.` },
  EXCHANGE_FAILED: { text: msg`Not delivered`, next: msg`Your exchange didn’t reach you. We’ll send it again or refund you.` },
  WITHDRAWN: { text: msg`Request withdrawn`, next: msg`You’re keeping this item.` },
};

/** A withdrawal while the parcel is still in transit to the customer. */
const pending: ReturnStatus = {
  text: msg`Requested For Return`,
  next: msg`It’s still on its way to you. Please refuse the parcel, or send it back once it has arrived.`,
};

const never: ReturnStatus = { text: msg`Closed`, next: msg`The parcel came back to us. There’s nothing to send.` };

/** Returns the texts for the status of an item. */
export function returnStatus({ status }: Pick<ReturnItem, 'status'>, isWithdrawal: boolean): ReturnStatus | undefined {
  if (isWithdrawal && status === 'Requested For Return') return pending;
  if (isWithdrawal && status === 'WITHDRAWN') return never;
  return states[status];
}
