import { redirect } from 'react-router';
import { isApiError } from '#lib/api/api-error.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/stop-announcement-mails';

const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * Handles the link if a person opens it: shows the profile, where announcements by email can be switched off. Programs that check the links of
 * an email open them too, so opening it changes nothing.
 */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(getShop(context).href('/affiliate/profile'), { status: 303, headers: privateHeaders });

/** Handles one-click unsubscribe (RFC 8058): the email client posts to the address in the email's header, without a page or redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await getShop(context).api.portal.stopAnnouncementMails(new URL(request.url).searchParams.get('token') ?? 'none');
  } catch (error) {
    if (!isApiError(error, 'LinkExpired', 'InvalidInput')) throw error;
  }
  return new Response(null, { status: 204, headers: privateHeaders });
}
