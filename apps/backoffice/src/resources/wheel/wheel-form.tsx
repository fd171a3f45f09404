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
import type { AdminWheelRow } from '@selvedge/server/admin/marketing';
import { toIsoTime } from '#fields/benefit-inputs.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { toChoices } from '../orders/labels.ts';
import { prizeKindLabels, formatShare } from './labels.ts';

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

type Segment = AdminWheelRow['segments'][number];

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
        label="Segments in display order"
        validate={[minLength(2, 'Add at least 2 segments'), maxLength(12, 'Add at most 12 segments')]}
        helperText="Amounts in the currency of the country"
      >
        <SimpleFormIterator inline>
          <SegmentInputs />
        </SimpleFormIterator>
      </ArrayInput>
      <NumberInput
        source="spinsPerDay"
        label="Spins per day"
        min={1}
        validate={[required(), minValue(1)]}
        helperText="Per visitor, email address and account"
      />
      <NumberInput
        source="spinsPerNetwork"
        label="Spins per day and network address"
        min={1}
        validate={[required(), minValue(1)]}
        helperText="Households, offices and mobile networks share an address, so a low limit blocks real customers"
      />
      <NumberInput source="validDays" label="Coupon validity (days)" min={1} max={365} validate={[required(), minValue(1), maxValue(365)]} />
      <DateTimeInput source="validFrom" label="Starts" parse={toIsoTime} helperText="In your time zone. Leave empty to start immediately." />
      <DateTimeInput source="validUntil" label="Ends" parse={toIsoTime} helperText="Leave empty for no end date." />
      <BooleanInput source="isActive" label="Active" helperText="If turned off, the wheel page is not available. Prizes stay valid." />
    </SimpleForm>
  );
}

/** Edits a segment and shows its share of all spins. */
function SegmentInputs() {
  return (
    <FormDataConsumer<{ segments?: Segment[] }>>
      {({ formData, scopedFormData }) => {
        const { kind, weight = 0 } = (scopedFormData ?? {}) as Partial<Segment>;
        const whole = (formData.segments ?? []).reduce((sum, segment) => sum + (segment.weight || 0), 0);
        return (
          <>
            <SelectInput source="kind" label="Prize" choices={toChoices(prizeKindLabels)} validate={required()} helperText={false} />
            {kind === 'percent' && <NumberInput source="percent" label="Percentage" min={0} max={100} step={0.5} helperText={false} />}
            {kind === 'amount' && <NumberInput source="amount" label="Amount" min={0} helperText={false} />}
            {kind !== 'none' && <NumberInput source="minimum" label="Minimum order" min={0} helperText={false} />}
            <NumberInput source="weight" label="Weight" min={1} step={1} validate={[required(), minValue(1)]} helperText={false} />
            <Typography variant="body2" sx={{ alignSelf: 'center', minWidth: '5em' }}>
              {formatShare(weight, whole)}
            </Typography>
          </>
        );
      }}
    </FormDataConsumer>
  );
}
