import type { SearchResults } from '@selvedge/server/admin/search';
import { mayUse, type Access } from '#frame/access.ts';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { orderStatusLabels } from '#resources/orders/labels.ts';
import { productStatusLabels } from '#resources/products/labels.ts';
import type { BackOfficePage, BackOfficeResource } from '#resources/resource.ts';

/** An entry of the search dialog. */
export interface SearchOption {
  /** The path within the back office. It also identifies the entry. */
  to: string;
  group: string;
  label: string;
  detail: string;
}

/** A screen that the menu leads to. */
export type Screen = BackOfficeResource | BackOfficePage;

const contentPaths = { article: 'articles', question: 'questions', page: 'pages' } as const;
const contentNames = { article: 'Article', question: 'Question', page: 'Page' } as const;

const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Converts the records that the server found to entries, grouped by kind. */
export function toOptions({ orders, customers, products, returns, content }: SearchResults): SearchOption[] {
  return [
    ...orders.map(({ id, name, city, invoiceNumber, status, placedAt, total, currency }) => ({
      to: `/orders/${id}/show`,
      group: 'Orders',
      label: join(id, name, city),
      detail: join(orderStatusLabels[status], formatMoney(total, currency), formatTime(placedAt), invoiceNumber),
    })),
    ...customers.map(({ id, isGuest, name, email }) => ({
      to: `/customers/${id}/show`,
      group: 'Customers',
      label: name || email,
      detail: join(email, isGuest ? 'Guest' : null),
    })),
    ...products.map(({ id, name, handle, status }) => ({
      to: `/products/${id}`,
      group: 'Products',
      label: name || handle,
      detail: join(productStatusLabels[status], handle),
    })),
    ...returns.map(({ id, orderNumber, name }) => ({
      to: `/returns/${id}/show`,
      group: 'Returns',
      label: join(id, name),
      detail: `Order ${orderNumber}`,
    })),
    ...content.map(({ id, kind, title, slug }) => ({
      to: `/${contentPaths[kind]}/${id}`,
      group: 'Content',
      label: title || slug,
      detail: join(contentNames[kind], slug),
    })),
  ];
}

/** Finds screens by name: each word of the text must be the beginning of a word of the name or the group. */
export function findScreens(screens: readonly Screen[], access: Access | undefined, text: string): SearchOption[] {
  const wanted = splitWords(text);
  if (wanted.length === 0) return [];
  return screens
    .filter((screen) => mayUse(access, screen))
    .flatMap(listActions)
    .filter(({ label, detail }) => {
      const words = splitWords(`${label} ${detail}`);
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .slice(0, maxScreens);
}
const maxScreens = 6;

/** Returns the entries of a screen: its list, and a new record. */
function listActions(screen: Screen): SearchOption[] {
  const common = { group: 'Screens', detail: screen.section };
  if ('path' in screen) return [{ ...common, to: screen.path, label: screen.label }];
  return [
    ...(screen.list ? [{ ...common, to: `/${screen.name}`, label: screen.label }] : []),
    ...(screen.create
      ? [{ ...common, to: `/${screen.name}/create`, label: screen.singular ? `New ${lowerFirst(screen.singular)}` : `${screen.label}: new` }]
      : []),
  ];
}

/** An abbreviation such as API stays as it is. */
const lowerFirst = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`);

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
