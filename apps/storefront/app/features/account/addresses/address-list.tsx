import { Trans, useLingui } from '@lingui/react/macro';
import { formatAddresseeName } from '@selvedge/addresses/names';
import type { SavedAddress } from '@selvedge/server/contract';
import { Form } from '#lib/paths/link.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import styles from './address-list.module.css';
import { buildAddressPath } from './save-address.ts';

/** The saved addresses, each formatted as on an envelope, with their actions. */
export function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
  return (
    <ul className={styles.list}>
      {addresses.map((address) => (
        <li key={address.id} className={styles.card}>
          <AddressCard address={address} />
        </li>
      ))}
    </ul>
  );
}

function AddressCard({ address }: { address: SavedAddress }) {
  const { t } = useLingui();
  const { id, phone, phoneCode, isDefaultShipping, isDefaultBilling } = address;
  const place = `${formatAddresseeName(address)}, ${address.address}, ${address.city}`;
  return (
    <>
      {isDefaultShipping || isDefaultBilling ? (
        <ul className={styles.marks}>
          {isDefaultShipping ? <Mark text={t`Default for delivery`} /> : null}
          {isDefaultBilling ? <Mark text={t`Default for billing`} /> : null}
        </ul>
      ) : null}
      <div className={styles.words}>
        <PostalAddress address={address} />
        {phone ? (
          <p className={styles.quiet}>
            {phoneCode ? `(+${phoneCode}) ` : null}
            {phone}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <LinkButton variant="quiet" to={buildAddressPath(address)} aria-label={t`Change: ${place}`}>
          <Trans>Change</Trans>
        </LinkButton>
        {isDefaultShipping ? null : <DefaultButton id={id} isFor="shipping" label={t`Use for delivery: ${place}`} />}
        {isDefaultBilling ? null : <DefaultButton id={id} isFor="billing" label={t`Use for billing: ${place}`} />}
        <details className={styles.remove}>
          <summary className={styles.ask} aria-label={t`Delete: ${place}`}>
            <Trans>Delete</Trans>
          </summary>
          <Form method="post" className={styles.sure}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="id" value={id} />
            <p>
              <Trans>Delete this address? Past orders won’t be affected.</Trans>
            </p>
            <Button variant="secondary">
              <Trans>Yes, delete it</Trans>
            </Button>
          </Form>
        </details>
      </div>
    </>
  );
}

const Mark = ({ text }: { text: string }) => (
  <li className={styles.mark}>
    <Icon name="check" size={16} />
    {text}
  </li>
);

const DefaultButton = ({ id, isFor: defaultKind, label }: { id: number; isFor: 'shipping' | 'billing'; label: string }) => (
  <Form method="post">
    <input type="hidden" name="intent" value="default" />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="for" value={defaultKind} />
    <Button variant="quiet" aria-label={label}>
      {defaultKind === 'shipping' ? <Trans>Use for delivery</Trans> : <Trans>Use for billing</Trans>}
    </Button>
  </Form>
);
