import type { ProductPage } from '@selvedge/server/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';

/** The parts of a product that may change while its page is open. */
export type LiveOffer = Pick<ProductPage, 'variants' | 'currency' | 'unitPrice' | 'discountPrice' | 'priorPrice'>;

/** Milliseconds. The minimum time between two requests for a shopper who switches between tabs. */
const minRefreshMs = 10_000;

/**
 * Returns the product with current prices and stock. They are requested after the page has loaded and each time the shopper
 * returns to the tab. Until an answer arrives, and if none arrives, the values of the page are used.
 */
export function useLiveOffer(product: ProductPage): ProductPage {
  const address = useLocalPath()(`/product-stock/${product.slug}`);
  const [live, setLive] = useState<{ of: ProductPage; offer: LiveOffer } | null>(null);
  const requestedAt = useRef(-Infinity);

  useEffect(() => {
    let isUnmounted = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || performance.now() - requestedAt.current < minRefreshMs) return;
      requestedAt.current = performance.now();
      const offer = await loadOffer(address, product);
      if (offer && !isUnmounted) setLive({ of: product, offer });
    };
    requestedAt.current = -Infinity;
    const begin = setTimeout(() => void ask(), 300);
    const fetchAgain = () => void ask();
    document.addEventListener('visibilitychange', fetchAgain);
    window.addEventListener('pageshow', fetchAgain);
    return () => {
      isUnmounted = true;
      clearTimeout(begin);
      document.removeEventListener('visibilitychange', fetchAgain);
      window.removeEventListener('pageshow', fetchAgain);
    };
  }, [address, product]);

  return live?.of === product ? { ...product, ...live.offer } : product;
}

/** Loads prices and stock. @returns null if they cannot be loaded. A product that no longer exists has no variants */
async function loadOffer(address: string, product: ProductPage): Promise<LiveOffer | null> {
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as LiveOffer;
    return response.status === 404 ? { ...product, variants: product.variants.map((variant) => ({ ...variant, available: 0 })) } : null;
  } catch {
    return null;
  }
}
