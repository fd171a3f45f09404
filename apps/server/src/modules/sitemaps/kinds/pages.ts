import { legalPageKeys, findLegalSlug } from '#modules/legal';
import { toPart, type Kind } from './kind.ts';

/** Fixed pages that exist on each host. The prize wheel is not among them: its page exists only while a wheel is active. */
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
  ...legalPageKeys.map((page) => `/${findLegalSlug(page)}`),
];

export const pages: Kind = {
  name: 'pages',
  tags: [],
  read: (_db, asked) =>
    Promise.resolve(
      toPart(
        paths.map((path) => ({ getPath: () => path })),
        asked,
      ),
    ),
};
