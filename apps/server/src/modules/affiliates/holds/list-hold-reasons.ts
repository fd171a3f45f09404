import type { HoldReason } from '../hold-reason.ts';
import type { HoldFacts } from './hold-facts.ts';
import { isBannedReferrer } from './banned-referrer.ts';
import { isClickBurst } from './click-burst.ts';
import { isCodeLastAgain } from './code-last.ts';
import { hasDisposableEmail } from './disposable-email.ts';
import { isOneOfMany } from './many-orders.ts';
import { isOwnAddress } from './own-address.ts';
import { isOwnOrder } from './own-order.ts';
import { isOwnPayment } from './own-payment.ts';
import { isPaidTraffic } from './paid-traffic.ts';
import { isQuickOrder } from './quick-order.ts';
import { isSameBrowser } from './same-browser.ts';
import { isSharedAddress } from './shared-address.ts';

const signals: readonly [HoldReason, (facts: HoldFacts) => boolean][] = [
  ['own-order', isOwnOrder],
  ['own-address', isOwnAddress],
  ['own-payment', isOwnPayment],
  ['quick-order', isQuickOrder],
  ['many-orders', isOneOfMany],
  ['shared-address', isSharedAddress],
  ['same-browser', isSameBrowser],
  ['paid-traffic', isPaidTraffic],
  ['banned-referrer', isBannedReferrer],
  ['click-burst', isClickBurst],
  ['code-last', isCodeLastAgain],
  ['disposable-email', hasDisposableEmail],
];

/** Returns why an order's commission must be reviewed; empty: no review needed. */
export const listHoldReasons = (facts: HoldFacts): HoldReason[] => signals.flatMap(([reason, holds]) => (holds(facts) ? [reason] : []));
