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
  percent: null,
  amounts: [],
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
      <TextInput source="code" validate={required()} helperText="Typed in any case; fixed once an order has it" />
      <BenefitInputs amount={<AmountsInput source="amounts" label="Amount, in each currency it holds in" />} />
      <AmountsInput source="minimums" label="The goods must be worth" />
      <MarketsInput />
      <NumberInput source="mostUses" label="Orders in all" min={1} helperText="Empty: without end" />
      <NumberInput source="mostUsesEach" label="Orders of one mailbox" min={1} helperText="Empty: without end" />
      <TextInput source="boundEmail" label="For this mailbox alone" type="email" />
      <BooleanInput source="isActive" label="Holds" helperText="Off: it is ended. Orders that have it keep it." />
    </SimpleForm>
  );
}
