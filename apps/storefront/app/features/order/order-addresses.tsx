import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { Order } from '@selvedge/server/contract';
import styles from './order-details.module.css';

/** Where the parcel goes, and where the bill does. */
export function OrderAddresses({ order: { shippingAddress, billingAddress, phone, email } }: { order: Order }) {
  const isSame = addressLines(shippingAddress).join() === addressLines(billingAddress).join();
  return (
    <div className={styles.addresses}>
      <section>
        <h3 className={styles.subtitle}>
          <Trans>Delivery address</Trans>
        </h3>
        <Address address={shippingAddress} />
        <p>{phone}</p>
        <p>{email}</p>
      </section>
      <section>
        <h3 className={styles.subtitle}>
          <Trans>Billing address</Trans>
        </h3>
        {isSame ? <Trans>The same as the delivery address</Trans> : <Address address={billingAddress} />}
      </section>
    </div>
  );
}

type PostalAddress = Order['shippingAddress'];

function Address({ address }: { address: PostalAddress }) {
  const { i18n } = useLingui();
  const country = new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(address.countryCode) ?? address.countryCode;
  return (
    <address className={styles.address}>
      {[...addressLines(address), country].map((line, index) => (
        <span key={index} className={styles.addressLine} suppressHydrationWarning>
          {line}
        </span>
      ))}
    </address>
  );
}

/** An address as it is written on an envelope; what is empty takes no line. */
export const addressLines = (address: PostalAddress): string[] =>
  [
    address.company,
    address.vatNumber,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address,
    address.addressExtra,
    `${address.postalCode} ${address.city}`.trim(),
    address.state,
  ].filter((line) => line !== '');
