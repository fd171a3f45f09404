import { useLocation, useMatches } from 'react-router';
import { splitPath } from './locale.ts';

/** What a loader answers when its page has another path in each language. */
export interface HasPaths {
  /** Path without prefix by language code; a language that is missing has no such page. */
  paths: Readonly<Record<string, string>>;
}

/** Where the page that is shown stands in each language; null where it has none. */
export function usePathIn(): (language: string) => string | null {
  const matches = useMatches();
  const { pathname } = useLocation();
  const own = matches.map((match) => match.loaderData).find(hasPaths);
  const { path } = splitPath(pathname);
  return (language) => (own ? (own.paths[language] ?? null) : path);
}

const hasPaths = (loaded: unknown): loaded is HasPaths =>
  typeof loaded === 'object' && loaded !== null && 'paths' in loaded && typeof loaded.paths === 'object' && loaded.paths !== null;
