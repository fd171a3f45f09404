import { isApiError } from '#lib/api/api-error.ts';
import { attempt } from '../links/attempt.ts';
import type { Portal } from '../portal/get-portal.ts';

/** Loads a page of announcements and marks them as read. The page still shows which of them are new. */
export async function loadAnnouncements({ shop: { api }, affiliateId }: Portal, query: URLSearchParams) {
  const requested = Number(query.get('page') ?? 1);
  const page = Number.isSafeInteger(requested) && requested > 0 && requested <= 1000 ? requested : 1;
  const announcements = await attempt(api.portal.announcements(affiliateId, { page, take: 10 }));
  const ids = announcements.answer?.items.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  if (ids.length > 0) await ignoreRefusal(api.portal.readAnnouncements(affiliateId, ids));
  return { view: 'announcements', announcements } as const;
}

/** Loads the conversation and marks the shop's messages as read. */
export async function loadConversation({ shop: { api }, affiliateId }: Portal) {
  const messages = await attempt(api.portal.messages(affiliateId));
  const last = messages.answer?.findLast(({ sender, isRead }) => sender === 'staff' && !isRead);
  if (last) await ignoreRefusal(api.portal.readMessages(affiliateId, last.id));
  return { view: 'conversation', messages, messageKey: crypto.randomUUID() } as const;
}

/** The messages are shown even if they could not be marked; they stay unread. */
async function ignoreRefusal(promise: Promise<unknown>): Promise<void> {
  try {
    await promise;
  } catch (error) {
    if (!isApiError(error) || error.status === 401) throw error;
  }
}
