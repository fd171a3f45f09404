import type { Life } from '#kit/life';
import type { SessionStatus } from './payment-provider.ts';

/**
 * What may become of one attempt to be paid, move by move the provider's word. Paid is final: nothing that comes late or
 * twice takes it back. What has ended may still turn out paid: money can arrive after we gave up.
 */
export const paymentAttemptLife = {
  open: { processing: 'processing', paid: 'paid', failed: 'failed', expired: 'expired' },
  processing: { paid: 'paid', failed: 'failed', expired: 'expired' },
  failed: { processing: 'processing', paid: 'paid' },
  expired: { processing: 'processing', paid: 'paid' },
  paid: {},
} as const satisfies Life<SessionStatus, SessionStatus>;
