import { useLingui } from '@lingui/react';
import { formatAddressLines } from '@selvedge/addresses';
import type { Order } from '@selvedge/server/contract';
import styles from './postal-address.module.css';

/** An address with the country's name in the reader's language. */
export function PostalAddress({ address }: { address: Order['shippingAddress'] }) {
  const { i18n } = useLingui();
  const country = new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(address.countryCode) ?? address.countryCode;
  return (
    <address className={styles.address}>
      {[...formatAddressLines(address), country, ...(address.vatNumber ? [address.vatNumber] : [])].map((line, index) => (
        <span key={index} className={styles.line} suppressHydrationWarning>
          {line}
        </span>
      ))}
    </address>
  );
}
