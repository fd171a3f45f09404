import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { AnnouncementList } from '#features/affiliate/messages/announcement-list.tsx';
import { Conversation } from '#features/affiliate/messages/conversation.tsx';
import { loadAnnouncements, loadConversation } from '#features/affiliate/messages/load-messages.ts';
import { announcementsPath, conversationPath, MessageViews } from '#features/affiliate/messages/message-views.tsx';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { PortalRefusal } from '#features/affiliate/profile/refusal.tsx';
import { handleForm, readText } from '#lib/forms/handle-form.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getContextAffiliate } from '#lib/session/affiliate-context.ts';
import { unshared } from '#lib/session/guards.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import type { Route } from './+types/affiliate-messages';

export async function loader({ request, context }: Route.LoaderArgs) {
  const portal = getPortal(context);
  const query = new URL(request.url).searchParams;
  const { userId, unread } = getContextAffiliate(context);
  const view = query.get('view') === 'conversation' ? loadConversation(portal) : loadAnnouncements(portal, query);
  return { userId, unread, ...(await view) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, affiliateId } = getPortal(context);
  const form = await request.formData();
  return handleForm(shop, form, conversationPath, async () => {
    await shop.api.portal.sendMessage(affiliateId, { text: readText(form, 'text'), key: readText(form, 'key') });
    return { to: `${conversationPath}#write`, notice: 'message-sent' };
  });
}

export const headers = unshared;

export default function AffiliateMessagesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Messages`;
  const isWrong = answer && (answer.refusal !== null || answer.issues.length > 0);
  return (
    <>
      <PageHead isPrivate title={isWrong ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>News from the programme, and your conversation with us.</Trans>}>{title}</PageTitle>
      <MessageViews shown={loaderData.view} unread={loaderData.unread} />
      {loaderData.view === 'announcements' ? <Announcements {...loaderData} /> : <Messages {...loaderData} answer={answer} />}
    </>
  );
}

function Announcements({ announcements: { answer, refusal } }: Awaited<ReturnType<typeof loadAnnouncements>>) {
  if (refusal) return <PortalRefusal refusal={refusal} fallback="other" />;
  if (answer.items.length === 0)
    return (
      <EmptyState title={<Trans>No announcements yet</Trans>}>
        <Trans>When there’s news about the programme, you’ll find it here.</Trans>
      </EmptyState>
    );
  return (
    <>
      <AnnouncementList announcements={answer.items} />
      <PageLinks meta={answer.meta} buildAddress={(page) => `${announcementsPath}${page > 1 ? `?page=${page}` : ''}`} />
    </>
  );
}

interface MessagesProps extends Awaited<ReturnType<typeof loadConversation>> {
  userId: number;
  answer: Route.ComponentProps['actionData'];
}

function Messages({ userId, messages: { answer: messages, refusal }, messageKey, answer }: MessagesProps) {
  if (refusal) return <PortalRefusal refusal={refusal} fallback="other" />;
  return <Conversation userId={userId} messages={messages} messageKey={messageKey} answer={answer} />;
}
