import { authKey } from './stored-user.ts';
import { wishlistKey } from '../wishlist/browser-wishlist.ts';

/** The specification's 30 days in ms. */
const lifetime = 2_592_000_000;
const clearedKey = 'storage-cleared-at';

/** Key of the country and its settings. */
export const countryKey = 'country';

/** Key of the suggestions that the visitor has refused. */
export const refusedSuggestionsKey = 'refused-suggestions';

/** Keys that survive the clean-up: the visitor's own data and the state that the specification persists. */
const preservedKeys: readonly string[] = [wishlistKey, authKey, countryKey, refusedSuggestionsKey];

type Store = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

/** Clears the browser's storage if it was never cleared or more than 30 days ago. @param time ms since 1970 */
export function cleanStorage(store: Store, time: number): void {
  const clearedAt = Number(store.getItem(clearedKey) ?? NaN);
  if (time - clearedAt <= lifetime) return;
  const preserved = preservedKeys.map((key) => [key, store.getItem(key)] as const);
  store.clear();
  for (const [key, value] of preserved) if (value !== null) store.setItem(key, value);
  store.setItem(clearedKey, String(Math.round(time)));
}
