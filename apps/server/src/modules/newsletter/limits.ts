/* Limits that the server checks and the forms of the back office show. Browsers load this file, so it imports nothing. */

/** The maximum number of selected products in a block of a mailing. */
export const MAX_BLOCK_PRODUCTS = 24;

/** The minimum delay and pause of win-back emails in days. Emails soon after an order, or several within a month, would annoy subscribers. */
export const MIN_WIN_BACK_DAYS = 30;
