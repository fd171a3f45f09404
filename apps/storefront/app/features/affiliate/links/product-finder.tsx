import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@selvedge/server/contract';
import { Form, Link } from '#lib/paths/link.tsx';
import { Amount } from '#ui/figures/amount.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './link-form.module.css';
import portal from '../portal/portal.module.css';

type Found = Pick<ProductCard, 'id' | 'slug' | 'name' | 'discountPrice' | 'currency'> & { brand: string };

interface ProductFinderProps {
  /** The search text; empty before the first search. */
  words: string;
  /** Null if the search failed. */
  products: readonly Found[] | null;
}

/** Finds the product that a link should lead to. Choosing one fills in the form. */
export function ProductFinder({ words, products }: ProductFinderProps) {
  const { t } = useLingui();
  return (
    <>
      <Form
        key={words}
        method="get"
        action="/affiliate/links"
        role="search"
        aria-label={t`Products to link to`}
        className={styles.find}
        preventScrollReset
      >
        <TextField type="search" name="q" label={t`Find a product`} defaultValue={words} maxLength={100} enterKeyHint="search" />
        <Button variant="secondary">
          <Trans>Find</Trans>
        </Button>
      </Form>
      {words === '' ? null : products === null || products.length === 0 ? (
        <p role="status" className={portal.quiet}>
          {products === null ? <Trans>An error occurred</Trans> : <Trans>No products match that name.</Trans>}
        </p>
      ) : (
        <ul className={styles.found} aria-label={t`Products found`}>
          {products.map(({ id, slug, name, brand, discountPrice, currency }) => (
            <li key={id}>
              <span className={styles.product}>
                <span>{name}</span>
                <span className={portal.quiet}>
                  {brand} · <Amount value={discountPrice} currency={currency} />
                </span>
              </span>
              <Link
                to={`/affiliate/links?${new URLSearchParams({ url: `/product/${slug}` }).toString()}`}
                className={portal.download}
                aria-label={t`Choose ${name}`}
                preventScrollReset
              >
                <Trans>Choose</Trans>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
