import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buildCategoryTree } from '#lib/paths/category-tree.ts';
import { Link } from '#lib/paths/link.tsx';
import { useMaybeShop } from '#lib/use-shop.ts';
import { LinkButton } from '#ui/button.tsx';
import { LooseThread } from './loose-thread.tsx';
import styles from './screen.module.css';

/**
 * The not-found page with the texts of the specification, a search and the first categories.
 * @param path the path that its route has refused; undefined for an address without a route
 * @param search the search field; it needs the shop
 */
export function NotFoundScreen({ path, search }: { path: string | undefined; search: ReactNode }) {
  const { t } = useLingui();
  const shop = useMaybeShop();
  return (
    <div className={styles.screen}>
      <title>{[t`Page not found`, shop?.market.shopName].filter(Boolean).join(' · ')}</title>
      <meta name="robots" content="noindex" />
      <LooseThread />
      <h1>
        <Trans>Opps!!!</Trans>
      </h1>
      <p className={styles.words}>
        <Trans>This page you are looking for could not be found</Trans>
      </p>
      {path === undefined ? null : (
        <p className={styles.path}>
          <Trans>Page Not Found: {path}</Trans>
        </p>
      )}
      {shop ? search : null}
      <div className={styles.actions}>
        <LinkButton to="/">
          <Trans>Go Back to Home</Trans>
        </LinkButton>
        <LinkButton to="/categories" variant="secondary">
          <Trans>All categories</Trans>
        </LinkButton>
      </div>
      {shop ? <Categories of={buildCategoryTree(shop.categories)} /> : null}
    </div>
  );
}

/** The first subcategories of each top category. */
function Categories({ of }: { of: ReturnType<typeof buildCategoryTree> }) {
  const { t } = useLingui();
  return (
    <nav className={styles.categories} aria-label={t`Popular categories`}>
      {of.map(({ id, name, path, children }) => (
        <ul key={id}>
          <li>
            <Link to={path}>
              <b>{name}</b>
            </Link>
          </li>
          {children.slice(0, maxChildren).map((child) => (
            <li key={child.id}>
              <Link to={child.path}>{child.name}</Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

const maxChildren = 4;
