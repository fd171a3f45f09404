import type { WishedProduct } from '@selvedge/server/contract';
import { useEffect, useState } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';

interface SavedProducts {
  /** By product id; null if the product is no longer sold in this country; missing while it loads. */
  products: ReadonlyMap<number, WishedProduct | null>;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the products of a guest's list. Products that are loaded already are not requested again. */
export function useSavedProducts(productIds: readonly number[]): SavedProducts {
  const address = useLocalPath()('/wishlist/products');
  const [products, setProducts] = useState<ReadonlyMap<number, WishedProduct | null>>(new Map());
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  const missing = productIds.filter((id) => !products.has(id)).join(',');

  useEffect(() => {
    if (missing === '') return;
    const left = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(`${address}?ids=${missing}`, { signal: left.signal, headers: { accept: 'application/json' } });
        if (!response.ok) throw new Error(`${response.status}`);
        const found = new Map(((await response.json()) as WishedProduct[]).map((product) => [product.id, product]));
        setProducts((known) => new Map([...known, ...missing.split(',').map((id) => [Number(id), found.get(Number(id)) ?? null] as const)]));
      } catch {
        if (!left.signal.aborted) setFailures(tries + 1);
      }
    };
    void ask();
    return () => left.abort();
  }, [address, missing, tries]);

  return { products, hasFailed: failures > tries, retry: () => setTries(failures) };
}
