import type { Transitions } from '#kit/transitions';

/** The first status has the specification's name. */
export type ReturnItemStatus =
  | 'Requested For Return'
  | 'APPROVED'
  | 'REJECTED'
  | 'RECEIVED'
  | 'REFUNDED'
  | 'EXCHANGED'
  | 'EXCHANGE_FAILED'
  | 'WITHDRAWN';
export type ReturnItemMove = 'approve' | 'reject' | 'receive' | 'refund' | 'exchange' | 'lose' | 'arrive' | 'unpack' | 'withdraw';

/** States and transitions of a returned item. The customer may cancel the return until the item has arrived. */
export const returnItemTransitions = {
  'Requested For Return': { approve: 'APPROVED', reject: 'REJECTED', withdraw: 'WITHDRAWN' },
  APPROVED: { receive: 'RECEIVED', withdraw: 'WITHDRAWN' },
  RECEIVED: { refund: 'REFUNDED', exchange: 'EXCHANGED', reject: 'REJECTED' },
  REJECTED: {},
  REFUNDED: {},
  // The exchange parcel was lost or came back, or it was unpacked before it was shipped.
  EXCHANGED: { lose: 'EXCHANGE_FAILED', unpack: 'RECEIVED' },
  // It is sent again or refunded. A lost parcel sometimes arrives late.
  EXCHANGE_FAILED: { exchange: 'EXCHANGED', refund: 'REFUNDED', arrive: 'EXCHANGED' },
  WITHDRAWN: {},
} as const satisfies Transitions<ReturnItemStatus, ReturnItemMove>;

/** States that need another action of staff, customer or carrier. */
export const openStatuses = ['Requested For Return', 'APPROVED', 'RECEIVED', 'EXCHANGE_FAILED'] as const satisfies readonly ReturnItemStatus[];

/** Returns whether an item still has an open step. */
export const isOpen = ({ status }: { status: ReturnItemStatus }): boolean => openStatuses.some((open) => open === status);
