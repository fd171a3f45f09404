import { askConfirmation, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import type { NewReturn, NewWithdrawal } from '../contract.ts';
import { assertWithdrawalPossible } from '../withdrawal/withdraw-contract.ts';
import { assertReturnPossible } from './request-return.ts';

/**
 * Sends an email to the address of an order to confirm a return, because the caller knows only the order's numbers. Pay-out details
 * are not accepted here: the shopper enters them on the confirmation page.
 * @throws InvalidInput by field, ReturnClosed, TooManyRequests
 */
export async function askReturn(db: Db, order: PlacedOrderRow, { payOut: _, ...input }: NewReturn): Promise<void> {
  await assertReturnPossible(db, order.orderNumber, input);
  await askConfirmation(db, order, { kind: 'return', content: input });
}

/**
 * Accepts the declaration of a withdrawal from a caller who knows only the order's numbers. The confirmation email acknowledges
 * the declaration with its content and time, which is the time of the withdrawal once it is confirmed.
 * @throws InvalidInput by field, WithdrawalClosed, TooManyRequests
 */
export async function askWithdrawal(db: Db, order: PlacedOrderRow, input: NewWithdrawal): Promise<void> {
  // The pieces are stored, so that the confirmation covers exactly what was declared.
  const declared = await assertWithdrawalPossible(db, order.orderNumber, input);
  const items = declared.map(({ orderLineId: lineId, ...pieces }) => ({ lineId, ...pieces }));
  await askConfirmation(db, order, { kind: 'withdrawal', content: { items, ...(input.sealed && { sealed: input.sealed }) } });
}
