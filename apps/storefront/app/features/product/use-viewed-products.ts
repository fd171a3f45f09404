import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useShop } from '#lib/use-shop.ts';
import { readViewed, viewedKey, withViewed, type ViewedProduct } from './viewed-products.ts';

const changed = new EventTarget();

function subscribe(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Remembers in this browser that a product was looked at. @returns the others that were, the last one first */
export function useViewedProducts(viewed: ViewedProduct): { others: ViewedProduct[]; clear: () => void } {
  const { market, language } = useShop();
  const key = viewedKey(market.country.code, language.code);
  const kept = useSyncExternalStore(
    subscribe,
    () => keptIn(key),
    () => null,
  );
  const { id, slug, name, brand, image } = viewed;
  useEffect(() => {
    keep(key, JSON.stringify(withViewed(readViewed(keptIn(key)), { id, slug, name, brand, image })));
  }, [key, id, slug, name, brand, image]);

  const others = useMemo(() => readViewed(kept).filter((one) => one.id !== id), [kept, id]);
  return { others, clear: () => keep(key, null) };
}

function keptIn(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, list: string | null): void {
  try {
    if (list === null) localStorage.removeItem(key);
    else if (localStorage.getItem(key) !== list) localStorage.setItem(key, list);
  } catch {
    // Storage is switched off or full: then nothing is remembered.
  }
  changed.dispatchEvent(new Event('change'));
}
