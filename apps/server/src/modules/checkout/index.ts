/** Where cart, stock, orders and payments are joined: from a filled cart to a placed order, and on to a paid one. */
export { anonymisePurchases } from './anonymise-purchases.ts';
export { draftData } from './draft-data.ts';
export { cartsToRemind } from './carts-to-remind.ts';
export { claimReminder, unclaimReminder, type DueReminder } from './claim-reminder.ts';
export { ReminderExpired } from './errors.ts';
export { findReminder, reminderToken } from './reminder-token.ts';
export { checkoutJobs, checkoutSubscriptions } from './jobs.ts';
export { routes } from './routes.ts';
