/** Where cart, stock, orders and payments are joined: from a filled cart to a placed order, and on to a paid one. */
export { anonymisePurchases } from './anonymise-purchases.ts';
export { draftData } from './draft-data.ts';
export { endPayments, giveOrderUp } from './cancel-order.ts';
export { cartsToRemind } from './carts-to-remind.ts';
export { claimReminder, unclaimReminder, type DueReminder } from './claim-reminder.ts';
export { ReminderExpired } from './errors.ts';
export { findReminder, reminderToken } from './reminder-token.ts';
export type { CheckoutDraft } from './contract.ts';
export { checkoutJobs, checkoutSubscriptions } from './jobs.ts';
export { bringAlong } from './bring-along.ts';
export { placeOrder } from './place-order.ts';
export { editOrder } from './edit-order.ts';
export { readEdit } from './read-edit.ts';
export { beginPhoneOrder, setPhoneOrderLine, takeOrder } from './take-order.ts';
export { getCheckout } from './get-checkout.ts';
export { saveDraft } from './save-draft.ts';
export { routes } from './routes.ts';
