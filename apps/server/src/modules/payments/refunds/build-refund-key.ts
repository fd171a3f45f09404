import type { Refund } from './find-refunds.ts';

/** Builds the idempotency key of a refund at its provider. */
export const buildRefundKey = ({ reference, id }: Pick<Refund, 'reference' | 'id'>): string => `refund-${reference}-${id}`;
