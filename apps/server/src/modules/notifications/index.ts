/** What the shop tells its customers, once each. */
export { routes } from './routes.ts';
export { forgetMailbox } from './forget-mailbox.ts';
export { mailboxData } from './mailbox-data.ts';
export { mailsOfOrder, resendOrderMail } from './order-mails.ts';
export { sendAccountMail } from './send-account-mail.ts';
export { notificationJobs, notificationSubscriptions } from './jobs.ts';
export { editMailWords } from './edit-mail-words.ts';
export { previewMail, previewOfOrder } from './preview-mail.ts';
export { sendTestMail } from './send-test-mail.ts';
export { changedSentences, findMailKind, lockMailWords, staffMail } from './staff-mails.ts';
