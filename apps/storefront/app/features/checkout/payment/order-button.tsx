import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout, Market } from '@selvedge/server/contract';
import { getDiscountName } from '#lib/forms/coupon-texts.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { Button } from '#ui/button.tsx';
import styles from './order-button.module.css';
import { SecondAmount, VatExemption } from '../totals-table.tsx';

interface OrderButtonProps {
  checkout: Pick<Checkout, 'cart' | 'totals' | 'idempotencyKey'>;
  market: Pick<Market, 'texts' | 'dualDisplay'>;
  isPlacing: boolean;
  canPay: boolean;
}

/** Renders items and total, and below them only the button with the country's wording (Directive 2011/83/EU, Art. 8(2)). */
export function OrderButton({ checkout: { cart, totals, idempotencyKey }, market, isPlacing, canPay }: OrderButtonProps) {
  const { i18n } = useLingui();
  const { orderButton } = market.texts;
  return (
    <div className={styles.order}>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>
              {line.color ? (
                <Trans>
                  {i18n.number(line.quantity)} × {line.name}, {line.color.name}, {line.size.name}
                </Trans>
              ) : (
                <Trans>
                  {i18n.number(line.quantity)} × {line.name}, {line.size.name}
                </Trans>
              )}
            </span>
            <Amount value={line.total} currency={line.currency} />
          </li>
        ))}
        {cart.promotions.map((promotion) =>
          promotion.amount > 0 ? (
            <li key={promotion.kind} className={styles.line}>
              <span>{getDiscountName(i18n, promotion)}</span>
              <Amount value={-promotion.amount} currency={totals.currency} />
            </li>
          ) : null,
        )}
      </ul>
      <p className={styles.total} role="status">
        <span>
          <Trans>Total to pay</Trans>
        </span>
        <span className={styles.sum}>
          <Amount value={totals.total} currency={totals.currency} />
          <span className={styles.second}>
            <SecondAmount value={totals.total} dualDisplay={market.dualDisplay} />
          </span>
        </span>
      </p>
      <p className={styles.note}>
        {totals.isVatExempt ? (
          <VatExemption />
        ) : (
          <Trans>
            Includes <Amount value={totals.vatTotal} currency={totals.currency} /> VAT and delivery.
          </Trans>
        )}
      </p>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="shownTotal" value={totals.total} />
      <input type="hidden" name="orderButton" value={orderButton} />
      <Button name="intent" value="place" isWide disabled={isPlacing || !canPay}>
        {isPlacing ? <Trans>Placing your order…</Trans> : orderButton}
      </Button>
    </div>
  );
}
