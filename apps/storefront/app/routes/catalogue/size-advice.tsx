import { loadAdvice, readSizeQuestion } from '#features/sizes/finder/load-size-advice.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/size-advice';

/** Returns a size recommendation for the open page. Measurements are in cm, as in the API. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const question = readSizeQuestion(new URL(request.url).searchParams);
  const advice = await orNotFound(loadAdvice(getShop(context).api, Number(params.productId) || 0, question));
  // Body measurements are private: the answer must not be cached.
  return Response.json(advice, { headers: { 'Cache-Control': 'private, no-store' } });
}
