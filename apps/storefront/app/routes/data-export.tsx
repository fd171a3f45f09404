import { redirect } from 'react-router';
import { sessionOf, unshared } from '#lib/guards.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/data-export';

/** Hands on the file with somebody's data, to himself. Whoever is not signed in, or asks for none of his, is led to the page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const session = await sessionOf(shop);
  const answer = session && (await shop.api.dataFile(session.id, params.requestId));
  if (!answer?.ok) return redirect(shop.href('/user/privacy'), { headers: unshared() });
  return new Response(answer.body, {
    headers: {
      ...unshared(),
      'Content-Type': answer.headers.get('content-type') ?? 'application/zip',
      'Content-Disposition': answer.headers.get('content-disposition') ?? 'attachment',
    },
  });
}
