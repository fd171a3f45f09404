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
import type { CountryRecord } from '@selvedge/server/admin/settings';
import { wrappedRows } from './wrapped-rows.ts';

const ways = [
  { id: 'courier', name: 'Courier' },
  { id: 'express', name: 'Express' },
  { id: 'locker', name: 'Parcel locker' },
  { id: 'pickup', name: 'Pickup' },
];
const payments = [
  { id: 'card', name: 'Card' },
  { id: 'sslcommerz', name: 'SSLCommerz' },
  { id: 'cod', name: 'Cash on delivery' },
];
const providers = [
  { id: 'stripe', name: 'Stripe' },
  { id: 'sslcommerz', name: 'SSLCommerz' },
  { id: 'none', name: 'Nobody: by hand' },
];

/** Lines of an address as a text with line breaks. */
const asText = (lines: readonly string[] | undefined): string => (lines ?? []).join('\n');
const asLines = (text: string): string[] => text.split('\n');

export function DeliveryFields() {
  const currency = useRecordContext<CountryRecord>()?.currency ?? '';
  return (
    <ArrayInput source="shippingMethods" label="Ways of delivery, in the order shown. Orders name them: switch one off, nothing is removed.">
      <SimpleFormIterator inline disableClear sx={wrappedRows}>
        <SelectInput source="code" label="Way" choices={ways} validate={required()} helperText={false} />
        <TextInput source="carrier" validate={required()} helperText={false} />
        <NumberInput source="price" label={`Price (${currency})`} step="any" validate={required()} helperText={false} />
        <NumberInput source="freeFrom" label={`Free from (${currency})`} step="any" defaultValue={null} helperText={false} />
        <NumberInput source="minDays" label="First working day" validate={required()} defaultValue={3} helperText={false} />
        <NumberInput source="maxDays" label="Last working day" validate={required()} defaultValue={6} helperText={false} />
        <TextInput source="trackingUrl" label="Tracking page" defaultValue={null} helperText="With {number} where the parcel’s number goes" />
        <FormDataConsumer<CountryRecord['shippingMethods'][number]>>
          {({ scopedFormData }) => <WayFields code={scopedFormData?.code} />}
        </FormDataConsumer>
        <BooleanInput source="isActive" label="Offered" defaultValue helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function WayFields({ code }: { code: string | undefined }) {
  if (code === 'pickup')
    return (
      <>
        <TextInput source="pickupPoint.name" label="Pickup point" helperText={false} />
        <TextInput source="pickupPoint.address" label="Its address" multiline format={asText} parse={asLines} helperText={false} />
      </>
    );
  if (code === 'locker')
    return (
      <>
        <TextInput source="lockerPattern" label="Locker codes (regular expression)" helperText={false} />
        <TextInput source="lockerExample" label="Such a code" helperText={false} />
      </>
    );
  return null;
}

export function PaymentFields() {
  const currency = useRecordContext<CountryRecord>()?.currency ?? '';
  return (
    <ArrayInput source="paymentMethods" label="Ways to pay, in the order shown. Orders name them: switch one off, nothing is removed.">
      <SimpleFormIterator inline disableClear sx={wrappedRows}>
        <SelectInput source="code" label="Way" choices={payments} validate={required()} helperText={false} />
        <SelectInput source="provider" label="Who takes it" choices={providers} validate={required()} helperText={false} />
        <NumberInput source="charge" label={`Charge (${currency})`} step="any" defaultValue={0} helperText={false} />
        <NumberInput source="deskFrom" label={`To the confirmation desk above (${currency})`} step="any" defaultValue={null} helperText={false} />
        <NumberInput source="minTotal" label={`Orders from (${currency})`} step="any" defaultValue={0} helperText={false} />
        <NumberInput source="maxTotal" label={`Orders up to (${currency})`} step="any" defaultValue={null} helperText={false} />
        <BooleanInput source="isActive" label="Offered" defaultValue helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
