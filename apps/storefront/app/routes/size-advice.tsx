import { adviceFor } from '#features/sizes/find-size.ts';
import { orNotFound } from '#lib/or-not-found.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/size-advice';

/** The size finder's answer for a page that stays where it is. Measures in cm, as the API takes them. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const advice = await orNotFound(adviceFor(shopFrom(context).api, Number(params.productId) || 0, asked));
  // Body measures are nobody's business: no cache keeps what was asked.
  return Response.json(advice, { headers: { 'Cache-Control': 'private, no-store' } });
}
