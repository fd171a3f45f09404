import { FormDataConsumer, NumberInput, SelectInput, DateTimeInput, required } from 'react-admin';
import type { DiscountRuleChoice } from '@selvedge/server/admin/marketing';
import { AmountsInput } from './amounts-input.tsx';
import { CategoriesInput, ProductsInput } from './product-inputs.tsx';
import { useChoices } from './use-choices.ts';

type Use = DiscountRuleChoice['uses'][number];
type Field = DiscountRuleChoice['fields'][number];

/** Returns the kinds of discounts that can be used in a place, as choices of an input. */
export const useDiscountKinds = (use: Use): { id: string; name: string }[] =>
  useChoices('discount-rules').flatMap(({ kind, name, uses }) => (uses.includes(use) ? { id: kind, name } : []));

/**
 * Edits the discount of a coupon, goal or affiliate and its dates.
 * @param currency text that names the currency if all amounts of the form are in one currency; absent: amounts by currency
 */
export function BenefitInputs({ use, currency }: { use: Use; currency?: string }) {
  const rules = useChoices('discount-rules');
  return (
    <>
      <SelectInput source="kind" label="Discount type" choices={useDiscountKinds(use)} validate={required()} />
      <FormDataConsumer<{ kind?: string }>>
        {({ formData }) =>
          rules.find(({ kind }) => kind === formData.kind)?.fields.map((field) => <RuleInput key={field.name} field={field} currency={currency} />)
        }
      </FormDataConsumer>
      <DateTimeInput source="validFrom" label="Starts" parse={toIsoTime} helperText="In your time zone. Leave empty to start immediately." />
      <DateTimeInput source="validUntil" label="Ends" parse={toIsoTime} helperText="Leave empty for no end date." />
    </>
  );
}

/** Edits a field of a discount rule by its type. */
function RuleInput({ field: { name, type, label }, currency }: { field: Field; currency: string | undefined }) {
  const source = `terms.${name}`;
  switch (type) {
    case 'percent':
      return <NumberInput source={source} label={label} min={0} max={100} step={0.5} />;
    case 'pieces':
      return <NumberInput source={source} label={label} min={1} max={100} step={1} />;
    case 'amounts':
      return currency ? (
        <NumberInput source={source} label={label} min={0} helperText={currency} />
      ) : (
        <AmountsInput source={source} label={`${label} by currency`} />
      );
    case 'products':
      return <ProductsInput source={source} label={label} />;
    case 'categories':
      return <CategoriesInput source={source} label={label} />;
  }
}

/** Converts a local date and time to an ISO 8601 instant, because a browser's field has no time zone; null if it is empty. */
export const toIsoTime = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
