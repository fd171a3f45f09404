import type { Transitions } from '#kit/transitions';

export type PayoutStatus = 'prepared' | 'exported' | 'paid' | 'failed';
export type PayoutMove = 'export' | 'pay' | 'fail';

/** Allowed moves per status. Paid and failed are final: a paid payout is invoiced, a failed one is replaced by another payout. */
export const payoutTransitions = {
  prepared: { export: 'exported', pay: 'paid', fail: 'failed' },
  exported: { pay: 'paid', fail: 'failed' },
  paid: {},
  failed: {},
} as const satisfies Transitions<PayoutStatus, PayoutMove>;
