import { Trans, useLingui } from '@lingui/react/macro';
import type { GlobalSeller, WishedProduct } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { RichText } from '#ui/rich-text.tsx';
import styles from './global-sellers.module.css';

/** A seller with place and the products available in the shop's country. */
export interface ShownSeller extends GlobalSeller {
  countryName: string;
  products: readonly WishedProduct[];
}

interface GlobalSellersProps {
  sellers: readonly ShownSeller[];
  /** Renders products as a grid. */
  grid: (products: readonly WishedProduct[]) => ReactNode;
}

/** The vendors of the shop: place, story and some products of each. */
export function GlobalSellers({ sellers, grid }: GlobalSellersProps) {
  const { t } = useLingui();
  const { shopName } = useShop().market;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Our sellers` }]} />
      <header className={styles.head}>
        <h1>
          <Trans>Our sellers</Trans>
        </h1>
        <p className={styles.words}>
          <Trans>Small makers we know by name. When you buy from them, {shopName} takes care of the sale, delivery and returns.</Trans>
        </p>
      </header>
      {sellers.length === 0 ? (
        <p>
          <Trans>The first ones are on their way. Please check back soon.</Trans>
        </p>
      ) : null}
      {sellers.map(({ id, company, countryName, website, html, products }) => (
        <article key={id} id={`seller-${id}`} className={styles.seller} aria-labelledby={`seller-${id}-name`}>
          <header className={styles.name}>
            <h2 id={`seller-${id}-name`}>{company}</h2>
            <p className={styles.where}>
              {countryName}
              {website ? (
                <a href={toWebsiteUrl(website)} rel="noopener nofollow">
                  {website.replace(/^https?:\/\//i, '')}
                </a>
              ) : null}
            </p>
          </header>
          {html ? <RichText html={html} /> : null}
          {products.length > 0 ? <div className={styles.products}>{grid(products)}</div> : null}
        </article>
      ))}
      <aside className={styles.invitation} aria-labelledby="sell-too">
        <h2 id="sell-too">
          <Trans>Do you make something worth wearing?</Trans>
        </h2>
        <p>
          <Trans>Tell us about it. We reply to every application by email.</Trans>
        </p>
        <p>
          <Link to="/become-a-seller">
            <Trans>Become a seller</Trans>
          </Link>
        </p>
      </aside>
    </div>
  );
}

/** Returns a full address. The API has checked that it is a website. */
const toWebsiteUrl = (website: string): string => (/^https?:\/\//i.test(website) ? website : `https://${website}`);
