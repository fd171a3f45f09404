import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout, ShippingOption } from '@selvedge/server/contract';
import { Amount } from '#ui/figures/amount.tsx';
import { ChoiceCards } from '#ui/forms/choice-cards.tsx';
import { Days } from '#ui/figures/days.tsx';
import { CheckoutTextField, type FormState } from '../address/checkout-text-field.tsx';
import styles from './delivery-choice.module.css';
import { buildFieldId } from '../form/field-labels.ts';
import fieldStyles from '../form/fields.module.css';
import { deliveryNames } from './method-names.ts';

interface DeliveryChoiceProps extends FormState {
  checkout: Pick<Checkout, 'shippingOptions' | 'shippingMethod' | 'totals'>;
}

/** Renders the delivery methods with date and price, and the fields of the selected method. Works without JavaScript. */
export function DeliveryChoice({ checkout: { shippingOptions, shippingMethod, totals }, draft, errors }: DeliveryChoiceProps) {
  const { t, i18n } = useLingui();
  const getMethodName = ({ code, carrier }: ShippingOption) => (deliveryNames[code] ? i18n._(deliveryNames[code]) : carrier);
  const pickupPoint = shippingOptions.find(({ code }) => code === 'pickup')?.pickupPoint;
  const lockers = shippingOptions.find(({ code }) => code === 'locker');
  return (
    <section className={styles.delivery} aria-label={t`Delivery`}>
      <ChoiceCards
        id={buildFieldId('shippingMethod')}
        legend={<h2 className={fieldStyles.title}>{t`Delivery`}</h2>}
        name="shippingMethod"
        defaultValue={shippingMethod}
        error={errors.findError('shippingMethod')}
        options={shippingOptions.map((option) => ({
          value: option.code,
          title: getMethodName(option),
          detail: <Arrival option={option} />,
          price: option.price === 0 ? <Trans>Free</Trans> : <Amount value={option.price} currency={totals.currency} />,
        }))}
      />
      {lockers ? (
        <div className={styles.locker}>
          <CheckoutTextField
            field="lockerCode"
            draft={draft}
            errors={errors}
            required
            maxLength={40}
            autoCapitalize="characters"
            spellCheck={false}
            hint={lockers.locker?.example ? t`You’ll find it on the locker and in the ${lockers.carrier} app, e.g. ${lockers.locker.example}` : null}
          />
          {lockers.locker?.needsPostalCode ? (
            <CheckoutTextField field="lockerPostalCode" draft={draft} errors={errors} required maxLength={16} spellCheck={false} />
          ) : null}
          <p className={styles.note}>
            <Trans>Your parcel will be waiting in the locker, and we’ll send you a code to open it. We’ll use the address above for billing.</Trans>
          </p>
        </div>
      ) : null}
      {pickupPoint ? (
        <div className={styles.pickup}>
          <p>
            <strong>{pickupPoint.name}</strong>
            <br />
            {pickupPoint.address.join(', ')}
          </p>
          <p>
            <Trans>Open on weekdays, 10:00–15:00 CET. Orders are ready the next business day, and we’ll email you.</Trans>
          </p>
          <p className={styles.note}>
            <Trans>Please bring your order number. We’ll use the address above for billing.</Trans>
          </p>
        </div>
      ) : null}
    </section>
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
