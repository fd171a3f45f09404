import { localizedPath } from '@selvedge/i18n';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { Form as RouterForm, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

interface Place {
  language: string;
  defaultLanguage: string;
}

const PlaceContext = createContext<Place>({ language: 'en', defaultLanguage: 'en' });

/** Provides the page's language to all links below. */
export function PlaceProvider({ language, defaultLanguage, children }: Place & { children: ReactNode }) {
  return <PlaceContext value={{ language, defaultLanguage }}>{children}</PlaceContext>;
}

/** Returns a function that turns a path (`/category/women`) into an address in the page's language. */
export function useLocalPath(): (path: string) => string {
  const place = useContext(PlaceContext);
  return (path) => (isOwnPath(path) ? localizedPath(path, place) : path);
}

/** Fragments, queries and other hosts are returned unchanged. */
const isOwnPath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//');

interface To {
  /** A path without language, which is added. */
  to: string;
}

interface Prefetching {
  /**
   * `intent`: prefetched on hover or focus; `viewport`: when it comes near the view; `none`: never. By default
   * a link to a public page may be prefetched after it was in view for a while. See `features/behaviour/navigation/prefetch.ts`.
   */
  prefetch?: 'intent' | 'viewport' | 'none';
}

/** A link with a view transition, except between views of one page. */
export function Link({ to, prefetch, ...rest }: To & Prefetching & Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'>) {
  const local = useLocalPath();
  return <RouterLink to={local(to)} viewTransition={!rest.preventScrollReset} data-prefetch={prefetch} {...rest} />;
}

export function NavLink({ to, ...rest }: To & Omit<ComponentProps<typeof RouterNavLink>, 'to'>) {
  const local = useLocalPath();
  return <RouterNavLink to={local(to)} {...rest} />;
}

/** A form that works without JavaScript too. */
export function Form({ action, ...rest }: Omit<ComponentProps<typeof RouterForm>, 'action'> & { action?: string }) {
  const local = useLocalPath();
  return <RouterForm {...(action !== undefined && { action: local(action) })} {...rest} />;
}
