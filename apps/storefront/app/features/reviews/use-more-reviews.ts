import type { PageMeta, Review } from '@selvedge/server/contract';
import { useState } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';

/** The specification's four states of data that a page loads later. */
type AsyncState = 'idle' | 'pending' | 'success' | 'error';

export interface ReviewPage {
  items: Review[];
  meta: PageMeta;
}

/** Returns the reviews of the page and loads further ones on request. */
export function useMoreReviews(productId: number, first: ReviewPage) {
  const local = useLocalPath();
  const [more, setMore] = useState<ReviewPage[]>([]);
  const [state, setState] = useState<AsyncState>('idle');
  const last = more.at(-1) ?? first;
  const next = last.meta.page < last.meta.pageCount ? last.meta.page + 1 : null;

  return {
    items: removeDuplicates([first, ...more].flatMap(({ items }) => items)),
    next,
    state,
    load: async (): Promise<void> => {
      if (next === null || state === 'pending') return;
      setState('pending');
      const page = await loadReviews(local(`/product-reviews/${productId}?page=${next}`));
      if (page) setMore((pages) => [...pages, page]);
      setState(page ? 'success' : 'error');
    },
  };
}

/** Removes duplicates: a review that is approved meanwhile shifts the others to the next page. */
const removeDuplicates = (reviews: readonly Review[]): Review[] => [...new Map(reviews.map((review) => [review.id, review])).values()];

async function loadReviews(address: string): Promise<ReviewPage | null> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as ReviewPage) : null;
  } catch {
    return null;
  }
}
