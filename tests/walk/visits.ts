import { listPages, type NamedPage, type Visit as PageVisit, type VisitFact } from '@selvedge/pages';
import type { Facts, Slug } from './facts.ts';

/** How a page is visited. */
export interface Visit {
  /** Returns the path without prefix for a language code. */
  getPathByLanguage: (language: string) => string;
  /** Returns the canonical path if it differs from the visited one. */
  getCanonicalPath?: (language: string) => string;
  /** Expected status, 200 by default. */
  status?: number;
  cookies?: (host: string) => Record<string, string>;
  /** Whether search engines may index the page. Other pages have no canonical address. */
  isPublic?: boolean;
}

/** Returns the visits of all pages that the table does not leave out, by page. */
export function listVisits(facts: Facts): { page: NamedPage; visits: Visit[] }[] {
  return listPages()
    .filter(({ unvisited }) => unvisited === undefined)
    .map((page) => ({ page, visits: (page.visits ?? [`/${page.path}`]).flatMap((visit) => resolveVisit(page, visit, facts)) }));
}

/** Returns a visit for each value of the facts in its path. */
function resolveVisit(page: NamedPage, asked: string | PageVisit, facts: Facts): Visit[] {
  const visit: PageVisit = typeof asked === 'string' ? { path: asked } : asked;
  const { path, canonicalPath, status, isPrivate = false } = visit;
  const cookies = getCookies(visit.as ?? getUsualVisitor(page), facts);
  const isPublic = (page.robots === 'sitemap' || page.robots === 'index') && !isPrivate;
  return listChoices(path, facts).map((choice) => ({
    getPathByLanguage: (language) => fillPath(path, choice, language),
    ...(canonicalPath !== undefined && { getCanonicalPath: (language: string) => fillPath(canonicalPath, choice, language) }),
    ...(status !== undefined && { status }),
    ...(cookies && { cookies }),
    isPublic,
  }));
}

const getUsualVisitor = ({ layout }: NamedPage): PageVisit['as'] =>
  layout === 'account' ? 'customer' : layout === 'affiliate' ? 'affiliate' : 'guest';

function getCookies(visitor: PageVisit['as'], { customer, affiliate, carts, order }: Facts): Visit['cookies'] {
  if (visitor === 'customer') return () => ({ session: customer });
  if (visitor === 'affiliate') return () => ({ session: affiliate });
  if (visitor === 'shopper') return (host) => ({ cart: carts[host] ?? '' });
  if (visitor === 'buyer') return () => ({ last_order: `${order.number}|${order.email}` });
  return undefined;
}

type Choice = Readonly<Partial<Record<VisitFact, Slug>>>;

const placeholder = /\{(\w+)\}/g;

/** Returns all combinations of values for the placeholders of a path. */
function listChoices(path: string, { slugs }: Facts): Choice[] {
  const names = [...path.matchAll(placeholder)].map(([, name]) => name as VisitFact);
  return names.reduce<Choice[]>((choices, name) => choices.flatMap((choice) => slugs[name].map((slug) => ({ ...choice, [name]: slug }))), [{}]);
}

const fillPath = (path: string, choice: Choice, language: string): string =>
  path.replaceAll(placeholder, (_, name: string) => {
    const slug = choice[name as VisitFact];
    return typeof slug === 'string' ? slug : (slug?.[language] ?? '');
  });
