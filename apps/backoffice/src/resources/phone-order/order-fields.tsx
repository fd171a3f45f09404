import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PhoneOrder } from '@selvedge/server/admin/phone-orders';
import { moneyIn } from '../orders/words.ts';

export type Draft = PhoneOrder['draft'];
type Field = keyof Draft;

interface Props {
  draft: Draft;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: Draft) => void;
  shippingOptions: PhoneOrder['shippingOptions'];
  currency: string;
}

const contact: [Field, string][] = [
  ['email', 'E-mail'],
  ['phone', 'Telephone'],
];
const address: [Field, string][] = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['address', 'Street and number'],
  ['addressExtra', 'Further lines'],
  ['postalCode', 'Postal code'],
  ['city', 'City'],
  ['state', 'State'],
  ['company', 'Company'],
  ['vatNumber', 'VAT number'],
];
const billing: [Field, string][] = [
  ['billingFirstName', 'Bill: first name'],
  ['billingLastName', 'Bill: last name'],
  ['billingAddress', 'Bill: street and number'],
  ['billingAddressExtra', 'Bill: further lines'],
  ['billingPostalCode', 'Bill: postal code'],
  ['billingCity', 'Bill: city'],
  ['billingState', 'Bill: state'],
  ['billingCountryCode', 'Bill: country (SI, DE …)'],
];

/** Whom an order goes to, where and how: the fields of the checkout, under its own rules. */
export function OrderFields({ draft, errors, onChange, shippingOptions, currency }: Props) {
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
        label="The bill goes elsewhere"
      />
      <TextField
        select
        label="Delivery"
        value={shippingOptions.some(({ code }) => code === draft.shippingMethod) ? draft.shippingMethod : ''}
        onChange={(event) => onChange({ shippingMethod: event.target.value })}
        error={Boolean(errors.shippingMethod)}
        helperText={errors.shippingMethod}
      >
        {shippingOptions.map(({ code, carrier, price, from, until }) => (
          <MenuItem key={code} value={code}>
            {code}, {carrier}, {moneyIn(price, currency)}, {from} to {until}
          </MenuItem>
        ))}
      </TextField>
      {draft.shippingMethod === 'locker' && (
        <TextField
          label="Locker"
          value={draft.lockerCode ?? ''}
          onChange={(event) => onChange({ lockerCode: event.target.value })}
          error={Boolean(errors.lockerCode)}
          helperText={errors.lockerCode ?? shippingOptions.find(({ code }) => code === 'locker')?.locker?.example}
        />
      )}
    </Box>
  );
}
