import { readSearchText } from '#features/search/asked-text.ts';
import { noSuggestions, type SearchSuggestions } from '#features/search/suggestion-options.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/suggestions';

/** Returns search suggestions, which are the same for all visitors of a country and language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  const text = readSearchText(new URL(request.url).searchParams);
  const [suggestions, answers] = text === '' ? [noSuggestions, []] : await Promise.all([api.suggestions(text), api.answers(text)]);
  return Response.json({ ...suggestions, answers } satisfies SearchSuggestions, {
    headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}
