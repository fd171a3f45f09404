import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@selvedge/server/contract';
import { Amount } from '#ui/figures/amount.tsx';
import { ChoiceCards } from '#ui/forms/choice-cards.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { buildFieldId } from '../form/field-labels.ts';
import styles from '../form/fields.module.css';
import { PaymentMark } from './payment-mark.tsx';

interface PaymentChoiceProps {
  checkout: Pick<Checkout, 'paymentOptions' | 'paymentMethod' | 'totals'>;
  error: string | null;
}

/** Renders the payment methods by name with their fees. */
export function PaymentChoice({ checkout: { paymentOptions, paymentMethod, totals }, error }: PaymentChoiceProps) {
  const { t } = useLingui();
  if (paymentOptions.length === 0) {
    return (
      <Notice tone="error">
        <Trans>We can’t take payment for this order right now. Please come back a little later: your cart will still be here.</Trans>
      </Notice>
    );
  }
  return (
    <ChoiceCards
      id={buildFieldId('paymentMethod')}
      legend={<h2 className={styles.title}>{t`Payment`}</h2>}
      name="paymentMethod"
      defaultValue={paymentMethod}
      error={error}
      options={paymentOptions.map((option) => ({
        value: option.code,
        title: (
          <>
            <PaymentMark mark={option.mark} />
            {option.name}
          </>
        ),
        detail: option.detail || undefined,
        ...(option.charge > 0 && {
          price: (
            <Trans>
              + <Amount value={option.charge} currency={totals.currency} />
            </Trans>
          ),
        }),
      }))}
    />
  );
}
