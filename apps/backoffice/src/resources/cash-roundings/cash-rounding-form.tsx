import { Create, NumberInput, required, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import type { CashRoundingRow } from '@selvedge/server/admin/settings';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function CashRoundingEdit() {
  return (
    <GuardedEdit>
      <CashRoundingFields />
    </GuardedEdit>
  );
}

export function CashRoundingCreate() {
  return (
    <Create redirect="list">
      <CashRoundingFields />
    </Create>
  );
}

/** Shows the fields of a rule. If orders use the rule, only the last day and the law can be changed. */
function CashRoundingFields() {
  const record = useRecordContext<CashRoundingRow>();
  const isStarted = record?.isStarted ?? false;
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={record !== undefined && !isStarted} />} defaultValues={record ? {} : { validUntil: null }}>
      <MarketInput validate={required()} />
      <NumberInput
        source="step"
        label="Rounded to"
        min={0}
        readOnly={isStarted}
        validate={required()}
        helperText="The total of an order paid on delivery is rounded to the nearest multiple, in the currency of the country"
      />
      <TextInput source="validFrom" type="date" label="First day" readOnly={isStarted} validate={required()} helperText={false} />
      <TextInput
        source="validUntil"
        type="date"
        label="Last day"
        parse={(value: string) => value || null}
        helperText={isStarted ? 'Orders use this rule. To change it, enter its last day and create another.' : 'Leave empty for no last day'}
      />
      <TextInput source="law" label="Law" validate={required()} multiline helperText="The law that requires the rounding" />
    </SimpleForm>
  );
}
