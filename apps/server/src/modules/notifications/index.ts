/** What the shop tells its customers, once each. */
export { routes } from './routes.ts';
export { forgetMailbox } from './forget-mailbox.ts';
export { mailboxData } from './mailbox-data.ts';
export { sendAccountMail } from './send-account-mail.ts';
export { notificationJobs, notificationSubscriptions } from './jobs.ts';
