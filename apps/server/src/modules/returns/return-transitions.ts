import type { Transitions } from '#kit/transitions';

/** The first status has the specification's name. */
export type ReturnItemStatus = 'Requested For Return' | 'APPROVED' | 'REJECTED' | 'RECEIVED' | 'REFUNDED' | 'EXCHANGED' | 'WITHDRAWN';
export type ReturnItemMove = 'approve' | 'reject' | 'receive' | 'refund' | 'exchange' | 'withdraw';

/** States and transitions of a returned item. The customer may cancel the return until the item has arrived. */
export const returnItemTransitions = {
  'Requested For Return': { approve: 'APPROVED', reject: 'REJECTED', withdraw: 'WITHDRAWN' },
  APPROVED: { receive: 'RECEIVED', withdraw: 'WITHDRAWN' },
  RECEIVED: { refund: 'REFUNDED', exchange: 'EXCHANGED', reject: 'REJECTED' },
  REJECTED: {},
  REFUNDED: {},
  EXCHANGED: {},
  WITHDRAWN: {},
} as const satisfies Transitions<ReturnItemStatus, ReturnItemMove>;
