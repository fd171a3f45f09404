import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PhoneOrder } from '@selvedge/server/admin/phone-orders';
import { getDeliveryLabel } from '#resources/orders/labels.ts';
import { formatMoney, formatDays } from '#fields/formats.ts';

export type Draft = PhoneOrder['draft'];
type Field = keyof Draft;

interface Props {
  draft: Draft;
  /** Error messages by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: Draft) => void;
  shippingOptions: PhoneOrder['shippingOptions'];
  currency: string;
}

const contact: [Field, string][] = [
  ['email', 'Email'],
  ['phone', 'Phone'],
];
const address: [Field, string][] = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['address', 'Street and number'],
  ['addressExtra', 'Address line 2'],
  ['postalCode', 'Postal code'],
  ['city', 'City'],
  ['state', 'State'],
  ['company', 'Company'],
  ['vatNumber', 'VAT number'],
];
const billing: [Field, string][] = [
  ['billingFirstName', 'Billing first name'],
  ['billingLastName', 'Billing last name'],
  ['billingAddress', 'Billing street and number'],
  ['billingAddressExtra', 'Billing address line 2'],
  ['billingPostalCode', 'Billing postal code'],
  ['billingCity', 'Billing city'],
  ['billingState', 'Billing state'],
  ['billingCountryCode', 'Billing country (SI, DE …)'],
];

/** Edits recipient, delivery and payment: the fields of the checkout, with its rules. */
export function OrderFields({ draft, errors, onChange, shippingOptions, currency }: Props) {
  const locker = shippingOptions.find(({ code }) => code === 'locker')?.locker;
  const isBilledElsewhere = (draft.billingDiffers ?? '') !== '';
  const shown = [...contact, ...address, ...(isBilledElsewhere ? billing : [])];
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {shown.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          value={draft[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value })}
          error={Boolean(errors[name])}
          helperText={errors[name]}
        />
      ))}
      <FormControlLabel
        control={<Checkbox checked={isBilledElsewhere} onChange={(event) => onChange({ billingDiffers: event.target.checked ? 'on' : '' })} />}
        label="Different billing address"
      />
      <TextField
        select
        label="Delivery method"
        value={shippingOptions.some(({ code }) => code === draft.shippingMethod) ? draft.shippingMethod : ''}
        onChange={(event) => onChange({ shippingMethod: event.target.value })}
        error={Boolean(errors.shippingMethod)}
        helperText={errors.shippingMethod}
      >
        {shippingOptions.map(({ code, carrier, price, from, until }) => (
          <MenuItem key={code} value={code}>
            {getDeliveryLabel(code)}, {carrier}, {formatMoney(price, currency)}, {formatDays(from, until)}
          </MenuItem>
        ))}
      </TextField>
      {draft.shippingMethod === 'locker' && (
        <TextField
          label="Parcel locker"
          value={draft.lockerCode ?? ''}
          onChange={(event) => onChange({ lockerCode: event.target.value })}
          error={Boolean(errors.lockerCode)}
          helperText={errors.lockerCode ?? locker?.example}
        />
      )}
      {draft.shippingMethod === 'locker' && locker?.needsPostalCode && (
        <TextField
          label="Postal code of the locker"
          value={draft.lockerPostalCode ?? ''}
          onChange={(event) => onChange({ lockerPostalCode: event.target.value })}
          error={Boolean(errors.lockerPostalCode)}
          helperText={errors.lockerPostalCode}
        />
      )}
    </Box>
  );
}
