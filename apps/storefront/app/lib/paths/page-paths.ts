import { useLocation, useMatches } from 'react-router';
import { splitPath } from '../locale/locale.ts';

/** Path for changes of a wishlist: by forms without JavaScript, by `wish-changes.ts` with it. */
export const wishItemsPath = '/wishlist/items';

/** Loader data of a page whose path differs by language. */
interface HasPaths {
  /** Path without prefix by language code. A missing language has no such page. */
  paths: Readonly<Record<string, string>>;
}

/** Returns a function that gives the current page's path in a language, or null if it has none. */
export function useTranslatedPath(): (language: string) => string | null {
  const matches = useMatches();
  const { pathname } = useLocation();
  const own = matches.map((match) => match.loaderData).find(hasPaths);
  const { path } = splitPath(pathname);
  return (language) => (own ? (own.paths[language] ?? null) : path);
}

const hasPaths = (loaded: unknown): loaded is HasPaths =>
  typeof loaded === 'object' && loaded !== null && 'paths' in loaded && typeof loaded.paths === 'object' && loaded.paths !== null;
