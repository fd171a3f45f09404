import { readSearchText } from '#features/search/asked-text.ts';
import { noSuggestions, type SearchSuggestions } from '#features/search/suggestion-options.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/suggestions';

/** Returns search suggestions, for no text the popular searches. They are the same for all visitors of a country and language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  const text = readSearchText(new URL(request.url).searchParams);
  const found: Partial<SearchSuggestions> =
    text === ''
      ? { popular: await api.popularSearches() }
      : await Promise.all([api.suggestions(text), api.answers(text)]).then(([suggestions, answers]) => ({ ...suggestions, answers }));
  return Response.json({ ...noSuggestions, ...found } satisfies SearchSuggestions, {
    headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}
