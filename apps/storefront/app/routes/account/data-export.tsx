import { redirect } from 'react-router';
import { findSession, unshared } from '#lib/session/guards.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/data-export';

/** Serves the file with a customer's data to that customer. Without a session, or if there is no such file, it redirects to the page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const session = await findSession(shop);
  const response = session && (await shop.api.dataFile(session.id, params.requestId));
  if (!response?.ok) return redirect(shop.href('/user/privacy'), { headers: unshared() });
  return new Response(response.body, {
    headers: {
      ...unshared(),
      'Content-Type': response.headers.get('content-type') ?? 'application/zip',
      'Content-Disposition': response.headers.get('content-disposition') ?? 'attachment',
    },
  });
}
