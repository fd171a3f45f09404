import { Trans } from '@lingui/react/macro';
import { formatAddressLines } from '@selvedge/addresses';
import type { Order } from '@selvedge/server/contract';
import { PostalAddress } from '#ui/postal-address.tsx';
import styles from './order-details.module.css';

/** Renders delivery and billing address, and the payment method. */
export function OrderAddresses({ order: { shippingAddress, billingAddress, pickup, phone, email, paymentMethodName } }: { order: Order }) {
  const isSame = listParts(shippingAddress) === listParts(billingAddress);
  return (
    <div className={styles.addresses}>
      <section>
        <h3 className={styles.subtitle}>
          {pickup ? pickup.kind === 'locker' ? <Trans>Parcel locker</Trans> : <Trans>Collection point</Trans> : <Trans>Delivery address</Trans>}
        </h3>
        {pickup ? <PickupPlace place={pickup} /> : <PostalAddress address={shippingAddress} />}
        <p>{phone}</p>
        <p className={styles.email}>{email}</p>
      </section>
      <section>
        <h3 className={styles.subtitle}>
          <Trans>Billing address</Trans>
        </h3>
        {isSame && !pickup ? <Trans>Same as delivery address</Trans> : <PostalAddress address={billingAddress} />}
      </section>
      <section>
        <h3 className={styles.subtitle}>
          <Trans>Payment method</Trans>
        </h3>
        {paymentMethodName}
      </section>
    </div>
  );
}

const listParts = (address: Order['shippingAddress']): string => [...formatAddressLines(address), address.countryCode, address.vatNumber].join('\n');

function PickupPlace({ place: { name, code, address } }: { place: NonNullable<Order['pickup']> }) {
  return (
    <address>
      {[[name, code].filter(Boolean).join(' '), ...address].map((line) => (
        <span key={line} className={styles.place}>
          {line}
        </span>
      ))}
    </address>
  );
}
