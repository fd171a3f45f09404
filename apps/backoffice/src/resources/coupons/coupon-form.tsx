import { BooleanInput, Create, NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import { AmountsInput } from '#fields/amounts-input.tsx';
import { BenefitInputs } from '#fields/benefit-inputs.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketsInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { CouponUses } from './coupon-uses.tsx';

export function CouponEdit() {
  return (
    <GuardedEdit aside={<CouponUses />}>
      <CouponFields isNew={false} />
    </GuardedEdit>
  );
}

export function CouponCreate() {
  return (
    <Create redirect="list">
      <CouponFields isNew />
    </Create>
  );
}

const blank = {
  code: '',
  kind: 'percent',
  terms: {},
  minimums: [],
  validFrom: null,
  validUntil: null,
  countryIds: [],
  boundEmail: null,
  mostUses: null,
  mostUsesEach: null,
  isActive: true,
};

function CouponFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <TextInput source="code" validate={required()} helperText="Not case-sensitive. Cannot be changed once an order uses it." />
      <BenefitInputs use="coupon" />
      <AmountsInput source="minimums" label="Minimum order values" />
      <MarketsInput />
      <NumberInput source="mostUses" label="Total usage limit" min={1} helperText="Leave empty for no limit." />
      <NumberInput source="mostUsesEach" label="Usage limit per customer email" min={1} helperText="Leave empty for no limit." />
      <TextInput source="boundEmail" label="Only for this email" type="email" />
      <BooleanInput source="isActive" label="Active" helperText="Turn off to end the coupon. Existing orders keep it." />
    </SimpleForm>
  );
}
