import { BooleanInput, NumberInput, required } from 'react-admin';
import { AmountsInput } from '#fields/amounts-input.tsx';
import { OwnChannelsInput } from './own-channels-input.tsx';
import { TrafficFields } from './traffic-fields.tsx';

/** The fields of the programme's settings. */
export const ProgrammeFields = () => (
  <>
    <BooleanInput source="isOpen" label="Accept applications" />
    <NumberInput
      source="holdDays"
      label="Approval period (days after delivery)"
      min={0}
      max={365}
      validate={required()}
      helperText="Should be longer than most returns take. Applies to future deliveries."
    />
    <BooleanInput
      source="isHeldForReturns"
      label="Also wait until the order can no longer be returned"
      helperText="The end of the country’s return period, if it is later than the approval period. Applies to future deliveries."
    />
    <NumberInput
      source="quickOrderSeconds"
      label="Minimum time from click to order (seconds)"
      min={0}
      max={3600}
      validate={required()}
      helperText="Commissions on faster orders are held for review"
    />
    <AmountsInput source="payoutThresholds" label="Minimum payouts" />
    <NumberInput
      source="maxRateAgeDays"
      label="Maximum age of an exchange rate (days)"
      min={1}
      max={60}
      validate={required()}
      helperText="Balances in other currencies wait if the last rate is older"
    />
    <OwnChannelsInput />
    <TrafficFields />
  </>
);
