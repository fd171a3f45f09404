import type { ProductPage } from '@selvedge/server/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocalPath } from '#lib/link.tsx';

/** What of a product changes while its page is open. */
export type LiveOffer = Pick<ProductPage, 'variants' | 'currency' | 'unitPrice' | 'discountPrice' | 'priorPrice'>;

/** ms: a shopper who goes to and fro between tabs asks no more often. */
const askedAnewAfter = 10_000;

/**
 * The product with its prices and stock as they are now: asked for once the page is there and each time somebody comes
 * back to its tab. What the page shows anyway stands until another answer is there; without one it stays.
 */
export function useLiveOffer(product: ProductPage): ProductPage {
  const address = useLocalPath()(`/product-stock/${product.slug}`);
  const [live, setLive] = useState<{ of: ProductPage; offer: LiveOffer } | null>(null);
  const askedAt = useRef(-Infinity);

  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt.current < askedAnewAfter) return;
      askedAt.current = performance.now();
      const offer = await offerAt(address, product);
      if (offer && !isGone) setLive({ of: product, offer });
    };
    askedAt.current = -Infinity;
    const begin = setTimeout(() => void ask(), 300);
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    window.addEventListener('pageshow', again);
    return () => {
      isGone = true;
      clearTimeout(begin);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('pageshow', again);
    };
  }, [address, product]);

  return live?.of === product ? { ...product, ...live.offer } : product;
}

/** @returns null where nothing is known anew. A product that is no longer there has nothing left. */
async function offerAt(address: string, product: ProductPage): Promise<LiveOffer | null> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return (await answer.json()) as LiveOffer;
    return answer.status === 404 ? { ...product, variants: product.variants.map((variant) => ({ ...variant, available: 0 })) } : null;
  } catch {
    return null;
  }
}
