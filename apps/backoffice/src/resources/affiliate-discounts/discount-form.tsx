import {
  AutocompleteInput,
  BooleanInput,
  Create,
  DateTimeInput,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { AmountsInput } from '#fields/amounts-input.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketsInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { toIsoTime } from '#fields/benefit-inputs.tsx';

export function DiscountEdit() {
  return (
    <GuardedEdit>
      <DiscountFields isNew={false} />
    </GuardedEdit>
  );
}

export function DiscountCreate() {
  return (
    <Create redirect="list">
      <DiscountFields isNew />
    </Create>
  );
}

const blank = {
  name: '',
  kind: 'percent',
  percent: null,
  amounts: [],
  minimums: [],
  validFrom: null,
  validUntil: null,
  countryIds: [],
  mostUses: null,
  isActive: true,
};

const kinds = [
  { id: 'percent', name: 'Percentage' },
  { id: 'amount', name: 'Fixed amount' },
];

function DiscountFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <ReferenceInput source="affiliateId" reference="affiliates">
        <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={(q: string) => ({ q })} validate={required()} />
      </ReferenceInput>
      <TextInput source="name" validate={required()} helperText="Shown to the affiliate in the portal" />
      <SelectInput source="kind" label="Discount type" choices={kinds} validate={required()} />
      <FormDataConsumer<{ kind?: string }>>
        {({ formData }) =>
          formData.kind === 'amount' ? (
            <AmountsInput source="amounts" label="Amounts by currency" />
          ) : (
            <NumberInput source="percent" label="Percentage" min={0} max={100} step={0.5} />
          )
        }
      </FormDataConsumer>
      <DateTimeInput source="validFrom" label="Starts" parse={toIsoTime} helperText="In your time zone. Leave empty to start immediately." />
      <DateTimeInput source="validUntil" label="Ends" parse={toIsoTime} helperText="Leave empty for no end date." />
      <AmountsInput source="minimums" label="Minimum order values" />
      <MarketsInput />
      <NumberInput source="mostUses" label="Usage limit" min={1} helperText="Leave empty for no end date." />
      <BooleanInput source="isActive" label="Active" helperText="Turn off to end the discount. Existing orders keep it." />
    </SimpleForm>
  );
}
