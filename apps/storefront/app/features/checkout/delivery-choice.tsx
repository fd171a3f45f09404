import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout, ShippingOption } from '@selvedge/server/contract';
import { Amount } from '#ui/amount.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { Days } from '#ui/days.tsx';
import { fieldId } from './field-labels.ts';
import styles from './fields.module.css';
import { deliveryNames } from './method-names.ts';

interface DeliveryChoiceProps {
  checkout: Pick<Checkout, 'shippingOptions' | 'shippingMethod' | 'totals'>;
  error: string | null;
}

/** The ways a parcel can come, each with its day and its price. */
export function DeliveryChoice({ checkout: { shippingOptions, shippingMethod, totals }, error }: DeliveryChoiceProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ code, carrier }: ShippingOption) => (deliveryNames[code] ? i18n._(deliveryNames[code]) : carrier);
  return (
    <ChoiceCards
      id={fieldId('shippingMethod')}
      legend={<h2 className={styles.title}>{t`Delivery`}</h2>}
      name="shippingMethod"
      defaultValue={shippingMethod}
      error={error}
      options={shippingOptions.map((option) => ({
        value: option.code,
        title: nameOf(option),
        detail: <Arrival option={option} />,
        price: option.price === 0 ? <Trans>Free</Trans> : <Amount value={option.price} currency={totals.currency} />,
      }))}
    />
  );
}

function Arrival({ option: { code, carrier, from, until } }: { option: ShippingOption }) {
  if (code === 'pickup') {
    return (
      <Trans>
        {carrier}, ready from <Days from={from} until={from} />, weekdays 10:00–15:00 CET
      </Trans>
    );
  }
  return (
    <Trans>
      {carrier}, arrives <Days from={from} until={until} />
    </Trans>
  );
}
