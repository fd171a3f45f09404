import { createContext, use } from 'react';
import { Links, useMatches } from 'react-router';

/** What the build knows of the styles of its routes; only while a page is made on the server. */
export interface BuiltStyles {
  routes: Readonly<Record<string, { css?: readonly string[] | undefined } | undefined>>;
  /** The rules of a sheet, by its address. */
  textOf: (href: string) => string;
}

export const BuiltStylesContext = createContext<BuiltStyles | null>(null);

/** The sheets whose rules stand in the page that the browser was sent. */
const inThePage: ReadonlySet<string> = new Set(
  typeof document === 'undefined' ? [] : [...document.querySelectorAll('link[disabled]')].map((link) => link.getAttribute('href') ?? ''),
);

/** Not fetched, its rules not applied. React's types do not know it of links. */
const switchedOff = { disabled: true };

/**
 * The styles of a page, written into it: a phone would wait a whole turn for six small files before it shows a letter. Each
 * sheet has its link all the same, switched off, so that whoever looks whether it is there (React Router, Vite) finds it
 * and does not fetch it again behind the others. What later pages need besides comes by links.
 * @param first - the sheet that decides the order of the layers
 */
export function PageStyles({ first }: { first: string }) {
  const built = use(BuiltStylesContext);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Links />;

  const routes = built?.routes ?? window.__reactRouterManifest?.routes ?? {};
  // React Router marks a sheet that is also imported by its address with a number sign.
  const sheets = [...new Set([first, ...matches.flatMap(({ id }) => routes[id]?.css ?? [])].map((href) => href.replace('#', '')))];
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: built ? sheets.map(built.textOf).join('') : '' }} />
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...(built || inThePage.has(href) ? switchedOff : null)} />
      ))}
    </>
  );
}
