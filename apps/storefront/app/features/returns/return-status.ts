import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReturnItem } from '@selvedge/server/contract';
import type { ChipTone } from '#ui/chip.tsx';

interface ReturnStatus {
  text: MessageDescriptor;
  tone: ChipTone;
  /** The next step. */
  next: MessageDescriptor;
}

const states: Readonly<Record<string, ReturnStatus>> = {
  'Requested For Return': {
    text: msg`Requested For Return`,
    tone: 'warning',
    next: msg`We look at your request and write to you within two working days. Please do not send anything yet.`,
  },
  APPROVED: { text: msg`Approved`, tone: 'primary', next: msg`Put the note into the parcel and send it to us.` },
  REJECTED: { text: msg`Not accepted`, tone: 'primary', next: msg`We could not take this back.` },
  RECEIVED: { text: msg`Received`, tone: 'primary', next: msg`It is with us. Once it is checked, your money or the other size follows.` },
  REFUNDED: { text: msg`Refunded`, tone: 'success', next: msg`Your money is on its way back.` },
  EXCHANGED: { text: msg`Exchanged`, tone: 'success', next: msg`The other size is being sent.` },
  WITHDRAWN: { text: msg`Taken back`, tone: 'primary', next: msg`You keep this item.` },
};

/** A withdrawal while the parcel is still on its way to the customer. */
const pending: ReturnStatus = {
  text: msg`Requested For Return`,
  tone: 'warning',
  next: msg`It is still on its way to you. Do not accept the parcel, or send it back once it is there.`,
};

const never: ReturnStatus = { text: msg`Closed`, tone: 'primary', next: msg`The parcel came back to us. There is nothing to send.` };

/** Returns the texts for the status of an item. */
export function returnStatus({ status }: Pick<ReturnItem, 'status'>, isWithdrawal: boolean): ReturnStatus | undefined {
  if (isWithdrawal && status === 'Requested For Return') return pending;
  if (isWithdrawal && status === 'WITHDRAWN') return never;
  return states[status];
}
