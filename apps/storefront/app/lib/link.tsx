import { localizedPath } from '@selvedge/i18n';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { Form as RouterForm, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

interface Place {
  language: string;
  defaultLanguage: string;
}

const PlaceContext = createContext<Place>({ language: 'en', defaultLanguage: 'en' });

/** Tells every link below which language the page is in. */
export function PlaceProvider({ language, defaultLanguage, children }: Place & { children: ReactNode }) {
  return <PlaceContext value={{ language, defaultLanguage }}>{children}</PlaceContext>;
}

/** Turns a page's path (`/category/women`) into its address in the language of the page. */
export function useLocalPath(): (path: string) => string {
  const place = useContext(PlaceContext);
  return (path) => (isOwnPath(path) ? localizedPath(path, place) : path);
}

/** Fragments, queries and other hosts stay as they are. */
const isOwnPath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//');

interface To {
  /** A path without language; it gets the page's own. */
  to: string;
}

interface Prefetching {
  /**
   * `intent`: fetched when it is pointed at; `viewport`: among the first of those in view; `none`: never ahead. Without it
   * a link to a public page may be fetched once it has been in view for a while. See `features/behaviour/prefetch.ts`.
   */
  prefetch?: 'intent' | 'viewport' | 'none';
}

/** One page fades into the next, unless the page stays where it is. */
export function Link({ to, prefetch, ...rest }: To & Prefetching & Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'>) {
  const local = useLocalPath();
  return <RouterLink to={local(to)} viewTransition={!rest.preventScrollReset} data-prefetch={prefetch} {...rest} />;
}

export function NavLink({ to, ...rest }: To & Omit<ComponentProps<typeof RouterNavLink>, 'to'>) {
  const local = useLocalPath();
  return <RouterNavLink to={local(to)} {...rest} />;
}

/** A form that posts without JavaScript as well. */
export function Form({ action, ...rest }: Omit<ComponentProps<typeof RouterForm>, 'action'> & { action?: string }) {
  const local = useLocalPath();
  return <RouterForm {...(action !== undefined && { action: local(action) })} {...rest} />;
}
