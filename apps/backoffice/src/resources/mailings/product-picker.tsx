import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { DiscountTarget } from '@selvedge/server/admin/marketing';
import { MAX_BLOCK_PRODUCTS } from '@selvedge/server/newsletter/limits';
import { call } from '#frame/call.ts';

const none: DiscountTarget[] = [];

interface Props {
  value: readonly number[];
  onChange: (productIds: number[]) => void;
}

/** Selects products in display order. */
export function ProductPicker({ value, onChange }: Props) {
  const [q, setQ] = useState('');
  const ids = value.join(',');
  const { data: chosen = none } = useQuery({
    queryKey: ['mailing-products', 'ids', ids],
    queryFn: async () => (ids === '' ? none : (await call('GET /admin/discount-products', { query: { ids } })).data),
    placeholderData: (before) => before,
  });
  const { data: found = none } = useQuery({
    queryKey: ['mailing-products', 'search', q],
    queryFn: async () => (await call('GET /admin/discount-products', { query: { filter: { q }, take: 25 } })).data,
    placeholderData: (before) => before,
  });
  const selected = value.map((id) => [...chosen, ...found].find((product) => product.id === id) ?? { id, name: `Product ${id}` });
  return (
    <Autocomplete
      multiple
      fullWidth
      options={found}
      value={selected}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionDisabled={() => value.length >= MAX_BLOCK_PRODUCTS}
      onInputChange={(_, text) => setQ(text)}
      onChange={(_, products) => onChange(products.map(({ id }) => id))}
      renderInput={(params) => <TextField {...params} label="Selected products" helperText={`At most ${MAX_BLOCK_PRODUCTS}`} />}
    />
  );
}
