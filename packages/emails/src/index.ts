/** The shop's mail: pure functions from data to subject, HTML and text. */
export { orderMail, type WrittenMail } from './order-mail.ts';
export type { MailAddress, OrderMailData } from './order-mail-data.ts';
