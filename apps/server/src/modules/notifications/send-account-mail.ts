import { accountMail, type AccountMailData } from '@selvedge/emails';
import type { UserContact } from '#modules/accounts';
import type { Services } from '#platform/services';
import { letterhead, type Letterhead } from './letterhead.ts';

interface AccountNotification extends Pick<AccountMailData, 'kind' | 'newEmail'> {
  /** A path of the shop: `/auth/Login`. */
  path?: string;
  /** A recipient other than the account's address: the account's name is left out. */
  to?: string;
  signIn?: Omit<NonNullable<AccountMailData['signIn']>, 'timeZone'>;
}

/**
 * Sends an email about an account, from its shop and in its language.
 * @param name the name of the message: a repeated message after a crash has the same Message-ID
 */
export async function sendAccountMail(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  contact: UserContact,
  { path = '', to = contact.email, signIn, ...notification }: AccountNotification,
  name: string,
): Promise<void> {
  const { from, messageId, timeZone, ...head }: Letterhead = await letterhead(db, config, contact);
  const mail = accountMail({
    ...head,
    ...notification,
    firstName: to === contact.email && contact.isEmailConfirmed ? contact.firstName : '',
    // The back office has one language and no prefix for it.
    link: path.startsWith('/admin/') ? new URL(path, head.shopUrl).href : `${head.shopUrl}${path}`,
    ...(signIn && { signIn: { ...signIn, timeZone } }),
  });
  await mailer.send({ ...mail, from, to, headers: { 'Message-ID': messageId(name) } });
}
