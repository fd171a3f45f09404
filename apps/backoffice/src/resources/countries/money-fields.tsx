import { ArrayInput, BooleanInput, DateInput, NumberInput, required, SimpleFormIterator, TextInput, useRecordContext } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { CountryRecord } from '@selvedge/server/admin/settings';
import { formatDay } from '#fields/formats.ts';

/** Lets the fields of a list's rows wrap, so that each is wide enough for its content. */
export const wrappedRows = {
  '& .RaSimpleFormIterator-form': { flexWrap: 'wrap', flex: 1, minWidth: 0, py: 1 },
  '& .MuiFormControl-root': { minWidth: 160 },
};

const Heading = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
    {children}
  </Typography>
);

const formatEnd = (day: string | null): string => (day === null ? 'on' : `until ${formatDay(day)}`);

/** Edits currency, dual display and the conversion of prices from euros. */
export function MoneyFields() {
  const country = useRecordContext<CountryRecord>();
  if (!country) return null;
  return (
    <>
      <Heading>Currency</Heading>
      <ul>
        {country.currencies.map(({ currency, validFrom, validUntil }) => (
          <li key={validFrom}>
            {currency} from {formatDay(validFrom)} {formatEnd(validUntil)}
          </li>
        ))}
      </ul>
      <Typography variant="body2" color="text.secondary">
        All prices and amounts are stored in this currency. It can only be changed by a software update.
      </Typography>
      <Heading>Second currency next to prices</Heading>
      <TextInput
        source="dualDisplay.currency"
        label="Currency"
        helperText="Leave empty to show none"
        parse={(value: string) => value.toUpperCase()}
      />
      <NumberInput source="dualDisplay.rate" label={`Exchange rate for 1 ${country.currency}`} step="any" />
      <DateInput source="dualDisplay.from" label="Shown from" />
      <DateInput source="dualDisplay.until" label="Shown until" />
      <Heading>Reduced prices</Heading>
      <BooleanInput
        source="hasProgressiveReductions"
        label="Stepwise reductions show the lowest price before the first step"
        helperText="Allowed only if national law has this exception (Directive 98/6/EC, Art. 6a(5)). Otherwise each step is compared with the lowest price of the 30 days before it."
      />
      <Heading>Conversion of euro prices (demo and imports)</Heading>
      <NumberInput source="eurRate.numerator" label="Minor units" validate={required()} />
      <NumberInput source="eurRate.denominator" label="Per euro cents" validate={required()} />
      <NumberInput source="priceRounding.step" label="Round up to a multiple of" step="any" validate={required()} />
      <NumberInput source="priceRounding.ending" label="Then subtract" step="any" validate={required()} helperText="Example: 1 and 0.01 give 19.99" />
    </>
  );
}

/** VAT rates that have started are read-only; future ones can be changed. */
export function VatFields() {
  const country = useRecordContext<CountryRecord>();
  if (!country) return null;
  return (
    <>
      <Heading>Past and current rates</Heading>
      <ul>
        {country.ratesSoFar.map(({ category, rate, validFrom, validUntil }) => (
          <li key={`${category} ${validFrom}`}>
            {category}: {rate} % from {formatDay(validFrom)} {formatEnd(validUntil)}
          </li>
        ))}
      </ul>
      <ArrayInput source="upcomingRates" label="Future rates">
        <SimpleFormIterator inline disableReordering>
          <TextInput source="category" defaultValue="standard" validate={required()} helperText="standard, children or delivery" />
          <NumberInput source="rate" label="Rate (%)" step="any" validate={required()} helperText={false} />
          <DateInput source="validFrom" label="From" validate={required()} helperText="The previous rate ends when this rate starts" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

/** Edits the address format and postal codes with special rules. */
export function PostalFields() {
  const country = useRecordContext<CountryRecord>();
  if (!country) return null;
  const { addressForm: form } = country;
  return (
    <>
      <Heading>Address format</Heading>
      <Typography variant="body2">
        {form
          ? `${form.fields.join(', ')}. Required: ${form.required.join(', ')}. Postal code format: ${form.postalExample} (${form.postalPattern}).`
          : 'Default format: address, postal code and city are required.'}
      </Typography>
      <ArrayInput source="postalRules" label="Postal codes with special VAT or without delivery">
        <SimpleFormIterator inline disableReordering disableClear sx={wrappedRows}>
          <TextInput source="territory" validate={required()} helperText={false} />
          <TextInput source="fromCode" label="First postal code prefix" validate={required()} helperText={false} />
          <TextInput source="toCode" label="Last postal code prefix" validate={required()} helperText={false} />
          <NumberInput source="vat" label="VAT %" step="any" defaultValue={null} helperText={false} />
          <BooleanInput source="isRefused" label="No delivery" defaultValue={false} helperText={false} />
          <DateInput source="validFrom" label="From" validate={required()} helperText={false} />
          <DateInput source="validUntil" label="Until" defaultValue={null} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
