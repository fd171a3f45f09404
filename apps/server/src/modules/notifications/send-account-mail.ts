import { accountMail, type AccountMailData } from '@selvedge/emails';
import type { UserContact } from '#modules/accounts';
import type { Services } from '#platform/services';
import { letterhead, type Letterhead } from './letterhead.ts';

interface AccountNews extends Pick<AccountMailData, 'kind' | 'newEmail'> {
  /** Its page of the shop: `/auth/Login`. */
  path?: string;
  /** To another mailbox than the account's: its owner is not called by the account's name. */
  to?: string;
  signIn?: Omit<NonNullable<AccountMailData['signIn']>, 'timeZone'>;
}

/**
 * Sends somebody a mail about his account: from his shop, in his language.
 * @param name of the message: the same mail sent again, after a crash, is the same message to a mail program
 */
export async function sendAccountMail(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  contact: UserContact,
  { path = '', to = contact.email, signIn, ...news }: AccountNews,
  name: string,
): Promise<void> {
  const { from, messageId, timeZone, ...head }: Letterhead = await letterhead(db, config, contact);
  const mail = accountMail({
    ...head,
    ...news,
    firstName: to === contact.email && contact.isEmailConfirmed ? contact.firstName : '',
    // The back office has one language, and no prefix for it.
    link: path.startsWith('/admin/') ? new URL(path, head.shopUrl).href : `${head.shopUrl}${path}`,
    ...(signIn && { signIn: { ...signIn, timeZone } }),
  });
  await mailer.send({ ...mail, from, to, headers: { 'Message-ID': messageId(name) } });
}
