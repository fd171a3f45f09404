import {
  ArrayInput,
  BooleanInput,
  Create,
  DateTimeInput,
  FormDataConsumer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
} from 'react-admin';
import Typography from '@mui/material/Typography';
import type { StaffWheelRow } from '@selvedge/server/admin/marketing';
import { asInstant } from '#fields/benefit-inputs.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { choicesOf } from '../orders/words.ts';
import { kindWords, shareOf } from './words.ts';

export function WheelEdit() {
  return (
    <GuardedEdit>
      <WheelFields isNew={false} />
    </GuardedEdit>
  );
}

export function WheelCreate() {
  return (
    <Create redirect="list">
      <WheelFields isNew />
    </Create>
  );
}

type Segment = StaffWheelRow['segments'][number];

const nothing: Segment = { kind: 'none', percent: null, amount: null, minimum: null, weight: 50 };
const blank = {
  segments: [{ ...nothing, kind: 'percent', percent: 10 }, nothing],
  spinsPerDay: 1,
  spinsPerNetwork: 20,
  validDays: 14,
  validFrom: null,
  validUntil: null,
  isActive: true,
};

function WheelFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <MarketInput validate={required()} />
      <ArrayInput
        source="segments"
        label="Segments, as they go round"
        validate={[minLength(2, 'At least two'), maxLength(12, 'At most twelve')]}
        helperText="Amounts in the country's currency"
      >
        <SimpleFormIterator inline>
          <SegmentInputs />
        </SimpleFormIterator>
      </ArrayInput>
      <NumberInput
        source="spinsPerDay"
        label="Spins a day"
        min={1}
        validate={[required(), minValue(1)]}
        helperText="Of one visitor, of one mailbox and of one account"
      />
      <NumberInput
        source="spinsPerNetwork"
        label="Spins a day of one network address"
        min={1}
        validate={[required(), minValue(1)]}
        helperText="Households, offices and mobile networks share one: too few shut honest people out"
      />
      <NumberInput source="validDays" label="Days that a coupon holds" min={1} max={365} validate={[required(), minValue(1), maxValue(365)]} />
      <DateTimeInput source="validFrom" label="From" parse={asInstant} helperText="Your own clock; empty: at once" />
      <DateTimeInput source="validUntil" label="Until" parse={asInstant} helperText="Empty: without end" />
      <BooleanInput source="isActive" label="Turns" helperText="Off: its page is gone. What was won holds." />
    </SimpleForm>
  );
}

/** A segment, with what share of all spins falls on it. */
function SegmentInputs() {
  return (
    <FormDataConsumer<{ segments?: Segment[] }>>
      {({ formData, scopedFormData }) => {
        const { kind, weight = 0 } = (scopedFormData ?? {}) as Partial<Segment>;
        const whole = (formData.segments ?? []).reduce((sum, segment) => sum + (segment.weight || 0), 0);
        return (
          <>
            <SelectInput source="kind" label="Gives" choices={choicesOf(kindWords)} validate={required()} helperText={false} />
            {kind === 'percent' && <NumberInput source="percent" label="Percent" min={0} max={100} step={0.5} helperText={false} />}
            {kind === 'amount' && <NumberInput source="amount" label="Amount" min={0} helperText={false} />}
            {kind !== 'none' && <NumberInput source="minimum" label="For purchases from" min={0} helperText={false} />}
            <NumberInput source="weight" label="Weight" min={1} step={1} validate={[required(), minValue(1)]} helperText={false} />
            <Typography variant="body2" sx={{ alignSelf: 'center', minWidth: '5em' }}>
              {shareOf(weight, whole)}
            </Typography>
          </>
        );
      }}
    </FormDataConsumer>
  );
}
