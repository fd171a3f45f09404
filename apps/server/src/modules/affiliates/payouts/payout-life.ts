import type { Life } from '#kit/life';

export type PayoutStatus = 'prepared' | 'exported' | 'paid' | 'failed';
export type PayoutMove = 'export' | 'pay' | 'fail';

/**
 * Where a payout may go. Paid and failed are its ends: what is paid is invoiced, and what failed is paid by another payout.
 */
export const payoutLife = {
  prepared: { export: 'exported', pay: 'paid', fail: 'failed' },
  exported: { pay: 'paid', fail: 'failed' },
  paid: {},
  failed: {},
} as const satisfies Life<PayoutStatus, PayoutMove>;
