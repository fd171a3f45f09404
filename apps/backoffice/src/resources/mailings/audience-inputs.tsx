import { AutocompleteArrayInput, DateInput, NumberInput, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import { languages } from '@selvedge/i18n';
import { MarketsInput } from '#fields/market-input.tsx';

const orderChoices = [
  { id: 'any', name: 'With or without orders' },
  { id: 'ordered', name: 'Have ordered' },
  { id: 'never', name: 'Have never ordered' },
];

/** An empty field is no rule. */
const parseNumber = (value: string) => (value === '' ? null : Number(value));
const parseDay = (value: string) => (value === '' ? null : value);

/** Returns whether "Have never ordered" was chosen. The input calls with the event of its list. */
const isNeverOrdered = (event: unknown): boolean => (event as { target?: { value?: unknown } }).target?.value === 'never';

/** Edits the rules that select the subscribers of a mailing. */
export function AudienceInputs() {
  const { setValue } = useFormContext();
  const orders = useWatch<Record<string, string>>({ name: 'audience.orders' });
  /** A rule in a hidden field would contradict the choice. */
  const clearOrderRules = (event: unknown) => {
    if (!isNeverOrdered(event)) return;
    for (const name of ['audience.minOrders', 'audience.lastOrderDays']) setValue(name, null, { shouldDirty: true });
  };
  return (
    <>
      <MarketsInput source="audience.countryIds" />
      <AutocompleteArrayInput
        source="audience.languageIds"
        label="Languages"
        choices={languages.map(({ id, name }) => ({ id, name }))}
        helperText="Leave empty for all languages. Only confirmed subscribers are selected."
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        <DateInput source="audience.subscribedSince" label="Subscribed since" parse={parseDay} helperText={false} />
        <SelectInput source="audience.orders" label="Orders" choices={orderChoices} helperText={false} onChange={clearOrderRules} />
        {orders !== 'never' && (
          <>
            <NumberInput source="audience.minOrders" label="Orders at least" min={1} parse={parseNumber} helperText={false} />
            <NumberInput source="audience.lastOrderDays" label="Last order at least … days ago" min={1} parse={parseNumber} helperText={false} />
          </>
        )}
      </Box>
    </>
  );
}
