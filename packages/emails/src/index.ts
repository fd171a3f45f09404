/** The shop's mail: pure functions from data to subject, HTML and text. */
export { accountMail, type AccountMailData } from './account-mail.ts';
export { affiliateMail, type AffiliateMailData } from './affiliate-mail.ts';
export { cartReminderMail, type CartReminderData } from './cart-reminder-mail.ts';
export { newsletterMail } from './newsletter-mail.ts';
export { orderCancelledMail } from './order-cancelled-mail.ts';
export { orderUnpaidMail } from './order-unpaid-mail.ts';
export { orderMail } from './order-mail.ts';
export { orderNewsMail, type OrderNewsData } from './order-news-mail.ts';
export { returnMail, type ReturnMailData } from './return-mail.ts';
export { stockNoticeMail, type StockNoticeData } from './stock-notice-mail.ts';
export { wheelMail } from './wheel-mail.ts';
export { wishNoticeMail } from './wish-notice-mail.ts';
export type { WrittenMail } from './written-mail.ts';
export type { MailAddress, OrderMailData } from './order-mail-data.ts';
export { mailKinds, type MailKind } from './mail-kinds.ts';
export type { ExampleFacts } from './example-order.ts';
export { checkSentence, type MailWords } from './mail-words.ts';
export { mailSentences, type MailLanguage } from './texts/texts-in.ts';
