import { useQuery } from '@tanstack/react-query';
import { call } from '#frame/call.ts';
import type { TranslationParams } from './use-translation-params.ts';

/** Number of records on a page, and so of the records that one click can translate. */
const PAGE_ROWS = 20;

/** Age in ms from which the numbers of missing texts are read again. */
const OVERVIEW_AGE_MS = 60_000;

/** The beginning of the keys of all cached pages. */
export const listKey = 'translations';

/** The key of the cached numbers of missing texts. */
export const overviewKey = ['translation-overview'];

/** Reads a page of the list and the numbers of missing texts. */
export function useTranslationList({ languageId, kind, state, q, before }: TranslationParams) {
  const page = useQuery({
    queryKey: [listKey, { languageId, kind, state, q, before }],
    queryFn: async ({ signal }) => {
      const query = {
        ...{ languageId, kind, q, take: PAGE_ROWS },
        state: state === 'all' ? state : ('missing' as const),
        ...(before && { before: Number(before) }),
      };
      return (await call('GET /admin/translations', { query, signal })).data;
    },
    enabled: state !== 'unsaved',
    // A saved record stays on the page until the person leaves it.
    refetchOnWindowFocus: false,
  });
  const overview = useQuery({
    queryKey: overviewKey,
    queryFn: async () => (await call('GET /admin/translations/overview')).data,
    staleTime: OVERVIEW_AGE_MS,
    refetchOnWindowFocus: false,
  });
  return { page, overview };
}
