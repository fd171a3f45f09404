import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Cart, Market, Totals } from '@selvedge/server/contract';
import { getDiscountName } from '#lib/forms/coupon-texts.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { VatRows } from '#ui/figures/vat-rows.tsx';
import styles from './totals-table.module.css';

interface TotalsTableProps {
  totals: Totals;
  promotions: Cart['promotions'];
  /** Number of pieces. */
  count: number;
  dualDisplay: Market['dualDisplay'];
}

/** Renders the totals, including the VAT. */
export function TotalsTable({ totals, promotions, count, dualDisplay }: TotalsTableProps) {
  const { i18n } = useLingui();
  const { currency } = totals;
  return (
    <dl className={styles.totals}>
      <div className={styles.row}>
        <dt>
          <Plural value={count} one="# item" other="# items" />
        </dt>
        <dd>
          <Amount value={totals.goods} currency={currency} />
        </dd>
      </div>
      {promotions.map((promotion) => (
        <div key={promotion.kind} className={styles.row}>
          <dt>{getDiscountName(i18n, promotion)}</dt>
          <dd>{promotion.amount > 0 ? <Amount value={-promotion.amount} currency={currency} /> : <Trans>Free delivery</Trans>}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>
          <Trans>Delivery</Trans>
        </dt>
        <dd>{totals.delivery === 0 ? <Trans>Free</Trans> : <Amount value={totals.delivery} currency={currency} />}</dd>
      </div>
      {totals.cashOnDelivery > 0 ? (
        <div className={styles.row}>
          <dt>
            <Trans>Cash on delivery charge</Trans>
          </dt>
          <dd>
            <Amount value={totals.cashOnDelivery} currency={currency} />
          </dd>
        </div>
      ) : null}
      {totals.rounding !== 0 ? (
        <div className={styles.row}>
          <dt>
            <Trans>Rounding</Trans>
          </dt>
          <dd>
            <Amount value={totals.rounding} currency={currency} />
          </dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>
          <Trans>Total to pay</Trans>
        </dt>
        <dd>
          <Amount value={totals.total} currency={currency} />
          <span className={styles.second}>
            <SecondAmount value={totals.total} dualDisplay={dualDisplay} />
          </span>
        </dd>
      </div>
      <IncludedVat totals={totals} />
    </dl>
  );
}

/** Shows the VAT by rate, or why there is none. */
function IncludedVat({ totals: { vat, currency, isVatExempt } }: Pick<TotalsTableProps, 'totals'>) {
  if (!isVatExempt) return <VatRows vat={vat} currency={currency} className={styles.vat} />;
  return (
    <div className={styles.vat}>
      <dt>
        <VatExemption />
      </dt>
      <dd />
    </div>
  );
}

/** Explains why no VAT is charged. */
export function VatExemption() {
  return <Trans>Without VAT: exempt intra-Community supply to a business</Trans>;
}

/** Shows the amount in the second currency while the country has dual display; otherwise nothing. */
export function SecondAmount({ value, dualDisplay }: { value: number; dualDisplay: Market['dualDisplay'] }) {
  if (!dualDisplay) return null;
  return <Amount value={Math.round((value * dualDisplay.rateE5) / 1000) / 100} currency={dualDisplay.currency} />;
}
