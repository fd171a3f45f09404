import { Trans } from '@lingui/react/macro';
import { computeReductionPercent } from '#lib/locale/format.ts';
import { Link } from '#lib/paths/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { Price } from '#ui/figures/price.tsx';
import type { ShownPrice } from '#lib/product/product-choice.ts';
import styles from './product-price.module.css';

/** Renders the price with the information that the law requires. */
export function ProductPrice({ price }: { price: ShownPrice }) {
  const { market } = useShop();
  const { currency, unitPrice, discountPrice, priorPrice } = price;
  const isReduced = computeReductionPercent(price) !== null;
  return (
    <div className={styles.price}>
      <Price {...price} size="large" />
      {isReduced && priorPrice !== null ? (
        <p className={styles.saving}>
          <Trans>
            You save <Amount value={priorPrice - discountPrice} currency={currency} />
          </Trans>
        </p>
      ) : null}
      <p className={styles.note}>
        {/* The price must state that VAT is included and link to the terms of delivery (§ 6 PAngV, § 9 PrAG). */}
        {market.texts.vatNote ? <Link to="/terms">{market.texts.vatNote}</Link> : <Trans>VAT included</Trans>}
      </p>
      {isReduced && priorPrice !== null && market.hasOmnibusRule ? (
        <p className={styles.note}>
          <Trans>
            Lowest price in the 30 days before the reduction: <Amount value={priorPrice} currency={currency} />
          </Trans>
        </p>
      ) : null}
      {isReduced && unitPrice > discountPrice && unitPrice !== priorPrice ? (
        <p className={styles.note}>
          <Trans>
            Regular price: <Amount value={unitPrice} currency={currency} />
          </Trans>
        </p>
      ) : null}
      {market.dualDisplay ? (
        <p className={styles.note}>
          <Amount value={(discountPrice * market.dualDisplay.rateE5) / 100_000} currency={market.dualDisplay.currency} />
        </p>
      ) : null}
    </div>
  );
}
