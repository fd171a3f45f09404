import { FormDataConsumer, NumberInput, SelectInput, DateTimeInput, required } from 'react-admin';
import type { ReactNode } from 'react';

const kinds = [
  { id: 'percent', name: 'Percent off' },
  { id: 'amount', name: 'An amount off' },
  { id: 'free-delivery', name: 'Free delivery' },
];

/** What a coupon or goal takes off, and when. @param amount shown for an amount: in one currency, or in several */
export function BenefitInputs({ amount }: { amount: ReactNode }) {
  return (
    <>
      <SelectInput source="kind" label="Takes off" choices={kinds} validate={required()} />
      <FormDataConsumer<{ kind?: string }>>
        {({ formData }) =>
          formData.kind === 'percent' ? (
            <NumberInput source="percent" label="Percent" min={0} max={100} step={0.5} />
          ) : formData.kind === 'amount' ? (
            amount
          ) : null
        }
      </FormDataConsumer>
      <DateTimeInput source="validFrom" label="From" parse={asInstant} helperText="Your own clock; empty: at once" />
      <DateTimeInput source="validUntil" label="Until" parse={asInstant} helperText="Empty: without end" />
    </>
  );
}

/** A browser's field has no time zone: the server is told the instant. */
export const asInstant = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
