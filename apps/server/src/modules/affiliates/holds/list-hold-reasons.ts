import type { HoldReason } from '../hold-reason.ts';
import type { HoldFacts } from './hold-facts.ts';
import { isOneOfMany } from './many-orders.ts';
import { isOwnAddress } from './own-address.ts';
import { isOwnOrder } from './own-order.ts';
import { isOwnPayment } from './own-payment.ts';
import { isQuickOrder } from './quick-order.ts';
import { isSharedAddress } from './shared-address.ts';

const signals: readonly [HoldReason, (facts: HoldFacts) => boolean][] = [
  ['own-order', isOwnOrder],
  ['own-address', isOwnAddress],
  ['own-payment', isOwnPayment],
  ['quick-order', isQuickOrder],
  ['many-orders', isOneOfMany],
  ['shared-address', isSharedAddress],
];

/** Returns why an order's commission must be reviewed; empty: no review needed. */
export const listHoldReasons = (facts: HoldFacts): HoldReason[] => signals.flatMap(([reason, holds]) => (holds(facts) ? [reason] : []));
