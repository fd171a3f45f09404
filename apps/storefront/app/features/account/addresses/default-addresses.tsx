import { Trans } from '@lingui/react/macro';
import type { SavedAddress } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import styles from './default-addresses.module.css';
import { addressesPath, buildAddressPath } from './save-address.ts';

/** The default addresses for delivery and billing. */
export function DefaultAddresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  if (addresses.length === 0) {
    return (
      <EmptyState
        icon="home"
        title={<Trans>No address yet</Trans>}
        action={
          <LinkButton variant="secondary" to={buildAddressPath(null)}>
            <Trans>Add an address</Trans>
          </LinkButton>
        }
      >
        <Trans>Write one down, and you need not type it at the checkout.</Trans>
      </EmptyState>
    );
  }
  const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  return (
    <div className={styles.pair}>
      <Default title={<Trans>Default for delivery</Trans>} address={shipping} />
      <Default title={<Trans>Default for billing</Trans>} address={billing} isSame={shipping !== undefined && shipping.id === billing?.id} />
    </div>
  );
}

function Default({ title, address, isSame = false }: { title: ReactNode; address: SavedAddress | undefined; isSame?: boolean }) {
  return (
    <div className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      {isSame ? (
        <p>
          <Trans>The same as for delivery</Trans>
        </p>
      ) : address ? (
        <PostalAddress address={address} />
      ) : (
        <p className={styles.quiet}>
          <Trans>None is chosen.</Trans>
        </p>
      )}
      <LinkButton variant="quiet" to={address ? buildAddressPath(address) : addressesPath} className={styles.link}>
        {address ? <Trans>Change</Trans> : <Trans>Choose one</Trans>}
      </LinkButton>
    </div>
  );
}
