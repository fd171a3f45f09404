import { authKey } from './kept-auth.ts';
import { wishlistKey } from './wishes.ts';

/** The specification's 30 days, ms. */
const lifetime = 2_592_000_000;
const clearedKey = 'storage-cleared-at';

/** Where the country and its global settings stand. */
export const countryKey = 'country';

/** What somebody has been offered and did not want. */
export const refusedSuggestionsKey = 'refused-suggestions';

/** What outlives the clean-up: what somebody keeps here, and the state that the specification persists. */
const writtenBack: readonly string[] = [wishlistKey, authKey, countryKey, refusedSuggestionsKey];

type Store = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

/** Empties the browser's storage if that was more than 30 days ago, or never. @param time ms since 1970 */
export function cleanStorage(store: Store, time: number): void {
  const clearedAt = Number(store.getItem(clearedKey) ?? NaN);
  if (time - clearedAt <= lifetime) return;
  const kept = writtenBack.map((key) => [key, store.getItem(key)] as const);
  store.clear();
  for (const [key, value] of kept) if (value !== null) store.setItem(key, value);
  store.setItem(clearedKey, String(Math.round(time)));
}
