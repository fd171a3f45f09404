import { ArrayInput, BooleanInput, DateInput, NumberInput, required, SimpleFormIterator, TextInput, useRecordContext } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { CountryRecord } from '@selvedge/server/admin/settings';
import { wrappedRows } from './wrapped-rows.ts';

const Heading = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
    {children}
  </Typography>
);

const until = (day: string | null): string => (day === null ? 'on' : `until ${day}`);

/** Currency, a second one beside it, and how prices are made from the euro's. */
export function MoneyFields() {
  const country = useRecordContext<CountryRecord>();
  if (!country) return null;
  return (
    <>
      <Heading>Currency</Heading>
      <ul>
        {country.currencies.map(({ currency, validFrom, validUntil }) => (
          <li key={validFrom}>
            {currency} from {validFrom} {until(validUntil)}
          </li>
        ))}
      </ul>
      <Typography variant="body2" color="text.secondary">
        All prices, terms and books are kept in it: another currency comes with a release that converts them.
      </Typography>
      <Heading>A second currency beside each price</Heading>
      <TextInput source="dualDisplay.currency" label="Currency" helperText="Empty: none is shown" parse={(value: string) => value.toUpperCase()} />
      <NumberInput source="dualDisplay.rate" label={`Its units for one ${country.currency}`} step="any" />
      <DateInput source="dualDisplay.from" label="Shown from" />
      <DateInput source="dualDisplay.until" label="Shown until" />
      <Heading>Prices that are made from the euro’s: by the demo and by imports</Heading>
      <NumberInput source="eurRate.numerator" label="Minor units for …" validate={required()} />
      <NumberInput source="eurRate.denominator" label="… so many euro cents" validate={required()} />
      <NumberInput source="priceRounding.step" label="Rounded up to a multiple of" step="any" validate={required()} />
      <NumberInput source="priceRounding.ending" label="… less" step="any" validate={required()} helperText="1 less 0.01 makes 19.99" />
    </>
  );
}

/** What has begun is shown, what is to come can be changed. */
export function VatFields() {
  const country = useRecordContext<CountryRecord>();
  if (!country) return null;
  return (
    <>
      <Heading>Rates so far</Heading>
      <ul>
        {country.ratesSoFar.map(({ category, rate, validFrom, validUntil }) => (
          <li key={`${category} ${validFrom}`}>
            {category}: {rate} % from {validFrom} {until(validUntil)}
          </li>
        ))}
      </ul>
      <ArrayInput source="upcomingRates" label="Rates to come">
        <SimpleFormIterator inline disableReordering>
          <TextInput source="category" defaultValue="standard" validate={required()} helperText="standard, children, delivery" />
          <NumberInput source="rate" label="Percent" step="any" validate={required()} helperText={false} />
          <DateInput source="validFrom" label="From" validate={required()} helperText="The one before ends then" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

/** The form of an address, and postal codes with rules of their own. */
export function PostalFields() {
  const country = useRecordContext<CountryRecord>();
  if (!country) return null;
  const { addressForm: form } = country;
  return (
    <>
      <Heading>Form of an address</Heading>
      <Typography variant="body2">
        {form
          ? `${form.fields.join(', ')}; needed: ${form.required.join(', ')}. Postal codes such as ${form.postalExample} (${form.postalPattern}).`
          : 'The usual one: address, postal code and city are needed.'}
      </Typography>
      <ArrayInput source="postalRules" label="Postal codes with VAT of their own, or that nothing is delivered to">
        <SimpleFormIterator inline disableReordering disableClear sx={wrappedRows}>
          <TextInput source="territory" validate={required()} helperText={false} />
          <TextInput source="fromCode" label="First code begins with" validate={required()} helperText={false} />
          <TextInput source="toCode" label="Last code begins with" validate={required()} helperText={false} />
          <NumberInput source="vat" label="VAT %" step="any" defaultValue={null} helperText={false} />
          <BooleanInput source="isRefused" label="Nothing is delivered" defaultValue={false} helperText={false} />
          <DateInput source="validFrom" label="From" validate={required()} helperText={false} />
          <DateInput source="validUntil" label="Until" defaultValue={null} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
