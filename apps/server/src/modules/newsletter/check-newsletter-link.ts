import type { Db } from '#platform/database';
import { isNewsletterToken } from './confirmation-token.ts';
import type { NewsletterLinkKind } from './contract.ts';
import { NewsletterLinkExpired } from './errors.ts';
import { findSubscriberByToken } from './unsubscribe-token.ts';

/** Checks the link of a mail without using it, so that the page can show immediately that it is invalid. @throws NewsletterLinkExpired */
export async function assertNewsletterLink(db: Db, { token, kind }: { token: string; kind: NewsletterLinkKind }): Promise<void> {
  const isValid = kind === 'confirmation' ? await isNewsletterToken(db, token) : (await findSubscriberByToken(db, token)) !== undefined;
  if (!isValid) throw new NewsletterLinkExpired();
}
