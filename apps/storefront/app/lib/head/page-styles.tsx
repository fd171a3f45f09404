import { createContext, use } from 'react';
import { Links, useMatches } from 'react-router';

/** The styles of each route in the build; available only while the server renders. */
export interface BuiltStyles {
  routes: Readonly<Record<string, { css?: readonly string[] | undefined } | undefined>>;
  /** Returns the content of a style sheet by its address. */
  getText: (href: string) => string;
  /** Marks the scripts and styles of this rendering; see `inline-parts.ts`. */
  mark: string;
}

export const BuiltStylesContext = createContext<BuiltStyles | null>(null);

/** Style sheets that the server has inlined into the page. */
const stylesInPage: ReadonlySet<string> = new Set(
  typeof document === 'undefined' ? [] : [...document.querySelectorAll('link[disabled]')].map((link) => link.getAttribute('href') ?? ''),
);

/** A disabled sheet is neither fetched nor applied. React's types lack this attribute for links. */
const disabledSheet = { disabled: true };

/**
 * Inlines the styles of a page, because small files would cost a phone one more round trip before the first text. Each sheet
 * also has a disabled link, so that React Router and Vite find it and do not fetch it again. Later pages load their
 * sheets by links.
 * @param first - the sheet that sets the order of the layers
 */
export function PageStyles({ first }: { first: string }) {
  const built = use(BuiltStylesContext);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Links />;

  const routes = built?.routes ?? window.__reactRouterManifest?.routes ?? {};
  // React Router appends a number sign to a sheet that is also imported by its address.
  const sheets = [...new Set([first, ...matches.flatMap(({ id }) => routes[id]?.css ?? [])].map((href) => href.replace('#', '')))];
  return (
    <>
      <style nonce={built?.mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: built ? sheets.map(built.getText).join('') : '' }} />
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...(built || stylesInPage.has(href) ? disabledSheet : null)} />
      ))}
    </>
  );
}
