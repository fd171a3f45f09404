import { ArrayInput, NumberInput, required, SelectInput, SimpleFormIterator } from 'react-admin';
import { useMarkets } from './market-input.tsx';

/** Edits an amount in major units for each of several currencies. */
export function AmountsInput({ source, label }: { source: string; label: string }) {
  const currencies = [...new Set(useMarkets().map(({ currency }) => currency))].sort().map((id) => ({ id, name: id }));
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator inline disableReordering>
        <SelectInput source="currency" choices={currencies} validate={required()} helperText={false} />
        <NumberInput source="amount" min={0} validate={required()} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
