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
import { asInstant } from '#fields/benefit-inputs.tsx';

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
  { id: 'percent', name: 'Percent off' },
  { id: 'amount', name: 'An amount off' },
];

function DiscountFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <ReferenceInput source="affiliateId" reference="affiliates">
        <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={(q: string) => ({ q })} validate={required()} />
      </ReferenceInput>
      <TextInput source="name" validate={required()} helperText="What the affiliate sees in his portal" />
      <SelectInput source="kind" label="Takes off" choices={kinds} validate={required()} />
      <FormDataConsumer<{ kind?: string }>>
        {({ formData }) =>
          formData.kind === 'amount' ? (
            <AmountsInput source="amounts" label="Amount, in each currency it holds in" />
          ) : (
            <NumberInput source="percent" label="Percent" min={0} max={100} step={0.5} />
          )
        }
      </FormDataConsumer>
      <DateTimeInput source="validFrom" label="From" parse={asInstant} helperText="Your own clock; empty: at once" />
      <DateTimeInput source="validUntil" label="Until" parse={asInstant} helperText="Empty: without end" />
      <AmountsInput source="minimums" label="The goods must be worth" />
      <MarketsInput />
      <NumberInput source="mostUses" label="Orders in all" min={1} helperText="Empty: without end" />
      <BooleanInput source="isActive" label="Holds" helperText="Off: it is ended. Orders that have it keep it." />
    </SimpleForm>
  );
}
