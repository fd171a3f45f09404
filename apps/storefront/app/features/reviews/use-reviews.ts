import type { PageMeta, Review } from '@selvedge/server/contract';
import { useState } from 'react';
import type { ReviewOrder } from '#lib/api/catalogue-calls.ts';
import { useLocalPath } from '#lib/paths/link.tsx';

/** The specification's four states of data that a page loads later. */
type AsyncState = 'idle' | 'pending' | 'success' | 'error';

export interface ReviewPage {
  items: Review[];
  meta: PageMeta;
}

/** Returns the reviews of the page, and loads further ones or another order on request. */
export function useReviews(productId: number, { first, orderBy: firstOrder }: { first: ReviewPage; orderBy: ReviewOrder }) {
  const local = useLocalPath();
  const [shown, setShown] = useState({ orderBy: firstOrder, pages: [first] });
  const [state, setState] = useState<AsyncState>('idle');
  const last = shown.pages.at(-1) ?? first;
  const next = last.meta.page < last.meta.pageCount ? last.meta.page + 1 : null;

  /** Loads a page; the first page of an order replaces the reviews. */
  const load = async (orderBy: ReviewOrder, page: number): Promise<void> => {
    if (state === 'pending') return;
    setState('pending');
    const found = await loadReviews(local(`/product-reviews/${productId}?page=${page}&orderBy=${orderBy}`));
    if (found) setShown(({ pages }) => ({ orderBy, pages: page === 1 ? [found] : [...pages, found] }));
    setState(found ? 'success' : 'error');
  };

  return {
    items: removeDuplicates(shown.pages.flatMap(({ items }) => items)),
    orderBy: shown.orderBy,
    next,
    state,
    load,
  };
}

/** Removes duplicates: a review that is approved in the meantime shifts the others to the next page. */
const removeDuplicates = (reviews: readonly Review[]): Review[] => [...new Map(reviews.map((review) => [review.id, review])).values()];

async function loadReviews(address: string): Promise<ReviewPage | null> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as ReviewPage) : null;
  } catch {
    return null;
  }
}
