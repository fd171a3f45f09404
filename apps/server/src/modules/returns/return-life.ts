import type { Life } from '#kit/life';

/** The first is the specification's own. */
export type ReturnItemStatus = 'Requested For Return' | 'APPROVED' | 'REJECTED' | 'RECEIVED' | 'REFUNDED' | 'EXCHANGED' | 'WITHDRAWN';
export type ReturnItemMove = 'approve' | 'reject' | 'receive' | 'refund' | 'exchange' | 'withdraw';

/** Where something that is sent back may go. Until it has arrived its customer may keep it after all. */
export const returnItemLife = {
  'Requested For Return': { approve: 'APPROVED', reject: 'REJECTED', withdraw: 'WITHDRAWN' },
  APPROVED: { receive: 'RECEIVED', withdraw: 'WITHDRAWN' },
  RECEIVED: { refund: 'REFUNDED', exchange: 'EXCHANGED', reject: 'REJECTED' },
  REJECTED: {},
  REFUNDED: {},
  EXCHANGED: {},
  WITHDRAWN: {},
} as const satisfies Life<ReturnItemStatus, ReturnItemMove>;
