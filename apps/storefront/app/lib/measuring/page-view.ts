import { isRouteErrorResponse } from 'react-router';
import type { RouteHandle } from '#lib/route-handle.ts';

/** The router's data of the current page. */
export interface ShownPage {
  location: { pathname: string; search: string };
  matches: readonly { params: Readonly<Record<string, string | undefined>>; route: { id: string; handle?: unknown } }[];
  errors: Readonly<Record<string, unknown>> | null;
}

export interface PageView {
  event: 'page_view';
  view_name: string;
  page_path: string;
}

/** Path parameters that identify one person’s order or file. */
const personal = ['invoice', 'requestId'];

/** @returns null for a page that is not counted: excluded by its route, or a preview */
export function findPageView({ location, matches, errors }: ShownPage): PageView | null {
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  if (handles.some((handle) => handle?.isMeasured === false) || new URLSearchParams(location.search).has('preview')) return null;
  const leaf = matches.at(-1);
  const name = handles.at(-1)?.view ?? leaf?.route.id.replace(/^.*\//, '') ?? 'unknown';
  const [failure] = errors ? Object.values(errors) : [];
  const view_name = failure === undefined ? name : isRouteErrorResponse(failure) && failure.status === 404 ? 'not-found' : 'error';
  return { event: 'page_view', view_name, page_path: getMeasuredPath(location.pathname, leaf?.params ?? {}) };
}

/** Returns the path without the query, which may contain a search. Removes personal parameters and email addresses. */
function getMeasuredPath(pathname: string, params: ShownPage['matches'][number]['params']): string {
  const names = new Map(personal.flatMap((name) => (params[name] ? [[params[name], `:${name}`] as const] : [])));
  return pathname
    .split('/')
    .map((part) => {
      const segment = decodePath(part);
      return names.get(segment) ?? (segment.includes('@') ? ':hidden' : part);
    })
    .join('/');
}

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
