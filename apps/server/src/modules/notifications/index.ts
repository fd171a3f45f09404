/** Emails to customers, each sent once. */
export { routes } from './routes.ts';
export { forgetEmailAddress } from './forget-email-address.ts';
export { emailAddressData } from './email-address-data.ts';
export { listOrderMails, resendOrderMail } from './order-mails.ts';
export { sendAccountMail } from './send-account-mail.ts';
export { notificationJobs, notificationSubscriptions } from './jobs.ts';
export { editMailTexts } from './edit-mail-texts.ts';
export { previewMail, previewOfOrder } from './preview-mail.ts';
export { sendTestMail } from './send-test-mail.ts';
export { countChangedSentences, findMailKind, lockMailTexts, findAdminMail } from './admin-mails.ts';
