import { legalPageKeys, legalSlug } from '#modules/legal';
import { partOf, type Kind } from './kind.ts';

/**
 * The shop's own pages that are there on each host. The wheel is none of them: it has a page only while it turns.
 */
const paths = [
  '/',
  '/categories',
  '/brands',
  '/size-guides',
  '/product-cares',
  '/global-sellers',
  '/become-a-seller',
  '/blog',
  '/helpcenter',
  '/helpcenter/contact',
  '/faq',
  '/Track/Order',
  '/guest/return',
  '/withdrawal',
  ...legalPageKeys.map((page) => `/${legalSlug(page)}`),
];

export const pages: Kind = {
  name: 'pages',
  tags: [],
  read: (_db, asked) =>
    Promise.resolve(
      partOf(
        paths.map((path) => ({ pathIn: () => path })),
        asked,
      ),
    ),
};
