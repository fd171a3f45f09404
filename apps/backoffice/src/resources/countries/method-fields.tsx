import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { CountryRecord, PaymentMethodChoice } from '@selvedge/server/admin/settings';
import { useChoices } from '#fields/use-choices.ts';
import { wrappedRows } from './money-fields.tsx';

const ways = [
  { id: 'courier', name: 'Courier' },
  { id: 'express', name: 'Express' },
  { id: 'locker', name: 'Parcel locker' },
  { id: 'pickup', name: 'Pickup' },
];

/** Joins the lines of an address with line breaks. */
const formatText = (lines: readonly string[] | undefined): string => (lines ?? []).join('\n');
const parseLines = (text: string): string[] => text.split('\n');

export function DeliveryFields() {
  const currency = useRecordContext<CountryRecord>()?.currency ?? '';
  return (
    <ArrayInput
      source="shippingMethods"
      label="Delivery methods in display order. They can be turned off but not deleted, because orders refer to them."
    >
      <SimpleFormIterator inline disableClear sx={wrappedRows}>
        <SelectInput source="code" label="Method" choices={ways} validate={required()} helperText={false} />
        <TextInput source="carrier" validate={required()} helperText={false} />
        <NumberInput source="price" label={`Price (${currency})`} step="any" validate={required()} helperText={false} />
        <NumberInput source="freeFrom" label={`Free from (${currency})`} step="any" defaultValue={null} helperText={false} />
        <NumberInput source="minDays" label="Delivery from (working days)" validate={required()} defaultValue={3} helperText={false} />
        <NumberInput source="maxDays" label="Delivery until (working days)" validate={required()} defaultValue={6} helperText={false} />
        <TextInput source="trackingUrl" label="Tracking URL" defaultValue={null} helperText="Use {number} for the tracking number" />
        <FormDataConsumer<CountryRecord['shippingMethods'][number]>>
          {({ scopedFormData }) => <WayFields code={scopedFormData?.code} />}
        </FormDataConsumer>
        <BooleanInput source="isActive" label="Active" defaultValue helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function WayFields({ code }: { code: string | undefined }) {
  if (code === 'pickup')
    return (
      <>
        <TextInput source="pickupPoint.name" label="Pickup point" helperText={false} />
        <TextInput source="pickupPoint.address" label="Address" multiline format={formatText} parse={parseLines} helperText={false} />
      </>
    );
  if (code === 'locker')
    return (
      <>
        <TextInput source="lockerPattern" label="Locker code pattern (regular expression)" helperText={false} />
        <TextInput source="lockerExample" label="Example code" helperText={false} />
      </>
    );
  return null;
}

/** Returns whether a country can offer a method or already has it in its list. */
function isUsable({ code, countries, currencies }: PaymentMethodChoice, country: CountryRecord | undefined): boolean {
  if (!country || country.paymentMethods.some((method) => method.code === code)) return true;
  return (countries?.includes(country.code) ?? true) && (currencies?.includes(country.currency) ?? true);
}

const describeMethod = ({ name, isPaidLater }: PaymentMethodChoice): string => (isPaidLater ? `${name} (paid days after checkout)` : name);

export function PaymentFields() {
  const methods = useChoices('payment-methods');
  const providers = new Map(methods.map(({ provider, providerName }) => [provider, { id: provider, name: providerName }]));
  const country = useRecordContext<CountryRecord>();
  const currency = country?.currency ?? '';
  const usable = methods.filter((method) => isUsable(method, country));
  return (
    <ArrayInput
      source="paymentMethods"
      label="Payment methods in display order. They can be turned off but not deleted, because orders refer to them."
    >
      <SimpleFormIterator inline disableClear sx={wrappedRows}>
        <SelectInput
          source="code"
          label="Method"
          choices={usable.map((method) => ({ id: method.code, name: describeMethod(method) }))}
          validate={required()}
          helperText={false}
        />
        <SelectInput source="provider" label="Provider" choices={[...providers.values()]} validate={required()} helperText={false} />
        <NumberInput source="charge" label={`Fee (${currency})`} step="any" defaultValue={0} helperText={false} />
        <NumberInput source="reviewFrom" label={`Confirm manually above (${currency})`} step="any" defaultValue={null} helperText={false} />
        <NumberInput
          source="reviewFromOrders"
          label="Confirm manually after this number of orders per customer and day"
          step={1}
          min={1}
          defaultValue={3}
          helperText={false}
        />
        <NumberInput source="minTotal" label={`Minimum order (${currency})`} step="any" defaultValue={0} helperText={false} />
        <NumberInput source="maxTotal" label={`Maximum order (${currency})`} step="any" defaultValue={null} helperText={false} />
        <BooleanInput source="isActive" label="Active" defaultValue helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
