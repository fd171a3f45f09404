import { AutocompleteInput, BooleanInput, Create, NumberInput, ReferenceInput, required, SimpleForm, TextInput } from 'react-admin';
import { AmountsInput } from '#fields/amounts-input.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketsInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { BenefitInputs } from '#fields/benefit-inputs.tsx';

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
  terms: {},
  minimums: [],
  validFrom: null,
  validUntil: null,
  countryIds: [],
  mostUses: null,
  isActive: true,
};

function DiscountFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <ReferenceInput source="affiliateId" reference="affiliates">
        <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={(q: string) => ({ q })} validate={required()} />
      </ReferenceInput>
      <TextInput source="name" validate={required()} helperText="Shown to the affiliate in the portal" />
      <BenefitInputs use="affiliate" />
      <AmountsInput source="minimums" label="Minimum order values" />
      <MarketsInput />
      <NumberInput source="mostUses" label="Usage limit" min={1} helperText="Leave empty for no end date." />
      <BooleanInput source="isActive" label="Active" helperText="Turn off to end the discount. Existing orders keep it." />
    </SimpleForm>
  );
}
