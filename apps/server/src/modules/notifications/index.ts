/** Emails to customers, each sent once. */
export { routes } from './routes.ts';
export { forgetEmailAddress, forgetRecipients } from './forget-email-address.ts';
export { readEmailAddressData } from './email-address-data.ts';
export { listOrderMails, resendOrderMail } from './orders/order-mails.ts';
export { sendAccountMail } from './send-account-mail.ts';
export { notificationJobs, notificationSubscriptions } from './jobs.ts';
export { sendDeliveriesJob, sendTestMailing } from './mailings/mailing-jobs.ts';
export { writeMailing } from './mailings/write-mailing.ts';
export { editMailTexts } from './texts/edit-mail-texts.ts';
export { previewMail, previewOfOrder } from './texts/preview-mail.ts';
export { readMailSentence } from './texts/read-mail-sentence.ts';
export { sendTestMail } from './texts/send-test-mail.ts';
export { countChangedSentences, findMailKind, lockMailTexts, findAdminMail } from './texts/admin-mails.ts';
