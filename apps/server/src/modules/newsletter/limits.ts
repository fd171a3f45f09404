/* Limits that the server checks and the forms of the back office show. Browsers load this file, so it imports nothing. */

/** The maximum number of selected products in a block of a mailing. */
export const MAX_BLOCK_PRODUCTS = 24;

/** The minimum delay and pause of win-back emails in days. Emails soon after an order, or several within a month, would annoy subscribers. */
export const MIN_WIN_BACK_DAYS = 30;

/** The maximum length of a subject and of a preview text, in characters. */
export const MAX_SUBJECT_LENGTH = 200;

/** The maximum length of the text of a block, in characters. The text of a picture is its alternative text. */
export const MAX_BLOCK_TEXT_LENGTH = { heading: 200, text: 20_000, picture: 250, button: 60 } as const;
