import type { Transitions } from '#kit/transitions';
import type { SessionStatus } from './providers/payment-provider.ts';

/**
 * The allowed transitions of a payment attempt, named by the provider's verdict. `paid` is final: a late or repeated verdict does not
 * change it. An attempt that has ended may still become paid, because money can arrive later.
 */
export const paymentAttemptTransitions = {
  open: { processing: 'processing', paid: 'paid', failed: 'failed', expired: 'expired' },
  processing: { paid: 'paid', failed: 'failed', expired: 'expired' },
  failed: { processing: 'processing', paid: 'paid' },
  expired: { processing: 'processing', paid: 'paid' },
  paid: {},
} as const satisfies Transitions<SessionStatus, SessionStatus>;
