import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useShop } from '#lib/use-shop.ts';
import { readViewed, buildViewedKey, addViewed, type ViewedProduct } from './viewed-products.ts';

const changed = new EventTarget();

function subscribe(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Stores in this browser that a product was viewed. @returns the other viewed products, the latest first */
export function useViewedProducts(viewed: ViewedProduct): { others: ViewedProduct[]; clear: () => void } {
  const { market, language } = useShop();
  const key = buildViewedKey(market.country.code, language.code);
  const kept = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  // As text, because the object is a new one on each render.
  const text = JSON.stringify(viewed);
  useEffect(() => {
    storeProduct(key, JSON.stringify(addViewed(readViewed(readStored(key)), JSON.parse(text) as ViewedProduct)));
  }, [key, text]);

  const others = useMemo(() => readViewed(kept).filter(({ id }) => id !== viewed.id), [kept, viewed.id]);
  return { others, clear: () => storeProduct(key, null) };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeProduct(key: string, list: string | null): void {
  try {
    if (list === null) localStorage.removeItem(key);
    else if (localStorage.getItem(key) !== list) localStorage.setItem(key, list);
  } catch {
    // Storage is disabled or full: nothing is stored.
  }
  changed.dispatchEvent(new Event('change'));
}
