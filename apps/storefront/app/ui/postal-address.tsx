import { useLingui } from '@lingui/react';
import { formatAddressLines, type PostalAddress as Address } from '#lib/forms/address-lines.ts';
import styles from './postal-address.module.css';

/** An address with the country's name in the reader's language. */
export function PostalAddress({ address }: { address: Address }) {
  const { i18n } = useLingui();
  const country = new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(address.countryCode) ?? address.countryCode;
  return (
    <address className={styles.address}>
      {[...formatAddressLines(address), country].map((line, index) => (
        <span key={index} className={styles.line} suppressHydrationWarning>
          {line}
        </span>
      ))}
    </address>
  );
}
