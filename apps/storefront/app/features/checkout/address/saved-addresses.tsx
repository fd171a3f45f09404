import { Trans, useLingui } from '@lingui/react/macro';
import { formatAddresseeName } from '@selvedge/addresses/names';
import type { SavedAddress } from '@selvedge/server/contract';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { classes } from '#ui/styles/classes.ts';
import type { FormState } from './checkout-text-field.tsx';
import type { AddressKind } from './address-draft.ts';
import { buildFieldId, fieldLabels } from '../form/field-labels.ts';
import styles from './saved-addresses.module.css';

/** The name of the buttons that select a saved address; their value is, for example, `shipping:12`. */
export const addressButton = 'addressButton';

interface SavedAddressesProps {
  kind: AddressKind;
  addresses: readonly SavedAddress[];
  /** The saved address that matches the fields. */
  chosen: SavedAddress | undefined;
}

/** Renders the customer's saved addresses as buttons that fill in the fields below. Works without JavaScript. */
export function SavedAddressCards({ kind, addresses, chosen }: SavedAddressesProps) {
  const { t } = useLingui();
  if (addresses.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={kind === 'billing' ? t`Your saved billing addresses` : t`Your saved addresses`}>
      {addresses.map((address) => (
        <li key={address.id}>
          <button type="submit" name={addressButton} value={`${kind}:${address.id}`} className={styles.card} aria-pressed={address.id === chosen?.id}>
            <span className={styles.name}>{formatAddresseeName(address)}</span>
            {address.company ? <span>{address.company}</span> : null}
            <span>{[address.address, address.addressExtra].filter(Boolean).join(', ')}</span>
            <span>
              {[address.postalCode, address.city].filter(Boolean).join(' ')}
              {kind === 'billing' ? `, ${address.countryCode}` : null}
            </span>
            {address.isDefaultShipping && kind === 'shipping' ? (
              <span className={styles.mark}>
                <Trans>Default for delivery</Trans>
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Renders the checkbox that saves a typed address. It is left out if the address is already saved. */
export function SaveAddressCheckbox({ kind, draft, chosen }: Pick<SavedAddressesProps, 'kind' | 'chosen'> & Pick<FormState, 'draft'>) {
  const { i18n } = useLingui();
  const field = kind === 'billing' ? 'keepBillingAddress' : 'keepAddress';
  return (
    <div className={classes(chosen && styles.collapsed)}>
      <Checkbox id={buildFieldId(field)} name={field} label={i18n._(fieldLabels[field])} defaultChecked={draft[field] === 'on'} />
    </div>
  );
}
