import { isDisposableEmail } from '#kit/disposable-email';
import type { HoldFacts } from './hold-facts.ts';

/** The order has an email address of a provider of disposable addresses. */
export const hasDisposableEmail = ({ order }: HoldFacts): boolean => isDisposableEmail(order.email);
