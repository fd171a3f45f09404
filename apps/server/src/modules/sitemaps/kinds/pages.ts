import { listPages } from '@selvedge/pages';
import { toPart, type Kind } from './kind.ts';

/** Fixed pages that exist on each host. */
const paths = listPages()
  .filter(({ robots }) => robots === 'sitemap')
  .map(({ path }) => `/${path}`);

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
