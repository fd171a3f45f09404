import { askedText } from '#features/search/asked-text.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/suggestions';

/** What the search box offers while one types: the same for everybody of this country and language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  const text = askedText(new URL(request.url).searchParams);
  const suggestions = text === '' ? { products: [], categories: [], brands: [] } : await api.suggestions(text);
  return Response.json(suggestions, { headers: { 'cache-control': 'public, max-age=0, must-revalidate' } });
}
