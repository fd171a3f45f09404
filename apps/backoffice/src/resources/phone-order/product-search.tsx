import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Sellable } from '@selvedge/server/admin/phone-orders';
import { formatMoney } from '#fields/formats.ts';
import { call } from '#frame/call.ts';

/** Finds a country's products by SKU or name, and adds them. */
export function ProductSearch({ countryId, onPick }: { countryId: number; onPick: (sellable: Sellable) => void }) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data = [] } = useQuery({
    queryKey: ['sellables', countryId, q],
    queryFn: async () => (await call('GET /admin/sellables', { query: { countryId, q } })).data,
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
  return (
    <Box>
      <TextField label="Add by SKU or name" fullWidth value={typed} onChange={(event) => setTyped(event.target.value)} />
      {q.length >= 2 && (
        <Box component="ul" aria-label="Search results" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflow: 'auto' }}>
          {data.map((sellable) => {
            const { variantId, sku, name, color, size, price, currency, free } = sellable;
            return (
              <Box component="li" key={variantId} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 0.5 }}>
                <Typography variant="body2" sx={{ flex: 1 }}>
                  {[name, color, size].filter(Boolean).join(', ')}
                  <Typography component="span" variant="caption" color="text.secondary">
                    {' '}
                    {sku}, {formatMoney(price, currency)}, {free} available
                  </Typography>
                </Typography>
                <Button size="small" disabled={free < 1} aria-label={`Add ${sku}`} onClick={() => onPick(sellable)}>
                  Add
                </Button>
              </Box>
            );
          })}
          {data.length === 0 && <Typography variant="body2">No products found.</Typography>}
        </Box>
      )}
    </Box>
  );
}
