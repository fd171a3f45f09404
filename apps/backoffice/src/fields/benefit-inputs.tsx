import { FormDataConsumer, NumberInput, SelectInput, DateTimeInput, required } from 'react-admin';
import type { ReactNode } from 'react';

const kinds = [
  { id: 'percent', name: 'Percentage' },
  { id: 'amount', name: 'Fixed amount' },
  { id: 'free-delivery', name: 'Free delivery' },
];

/** Edits the discount of a coupon or goal and its dates. @param amount the input for an amount, in one currency or several */
export function BenefitInputs({ amount }: { amount: ReactNode }) {
  return (
    <>
      <SelectInput source="kind" label="Discount type" choices={kinds} validate={required()} />
      <FormDataConsumer<{ kind?: string }>>
        {({ formData }) =>
          formData.kind === 'percent' ? (
            <NumberInput source="percent" label="Percentage" min={0} max={100} step={0.5} />
          ) : formData.kind === 'amount' ? (
            amount
          ) : null
        }
      </FormDataConsumer>
      <DateTimeInput source="validFrom" label="Starts" parse={toIsoTime} helperText="In your time zone. Leave empty to start immediately." />
      <DateTimeInput source="validUntil" label="Ends" parse={toIsoTime} helperText="Leave empty for no end date." />
    </>
  );
}

/** Converts a local date and time to an ISO 8601 instant, because a browser's field has no time zone; null if it is empty. */
export const toIsoTime = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
