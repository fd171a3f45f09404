import { BooleanInput, Create, NumberInput, required, SimpleForm } from 'react-admin';
import { BenefitInputs } from '#fields/benefit-inputs.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function GoalEdit() {
  return (
    <GuardedEdit>
      <GoalFields isNew={false} />
    </GuardedEdit>
  );
}

export function GoalCreate() {
  return (
    <Create redirect="list">
      <GoalFields isNew />
    </Create>
  );
}

const blank = { kind: 'percent', terms: {}, validFrom: null, validUntil: null, isActive: true };

function GoalFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <MarketInput validate={required()} />
      <NumberInput
        source="threshold"
        label="Minimum spend"
        min={0}
        validate={required()}
        helperText="At sale prices, in the currency of the country"
      />
      <BenefitInputs use="goal" currency="In the currency of the country" />
      <BooleanInput source="isActive" label="Active" helperText="Only the highest goal reached applies" />
    </SimpleForm>
  );
}
