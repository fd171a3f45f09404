import { useState } from 'react';
import { useNotify } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { languages } from '@selvedge/i18n';
import type { PhoneOrder } from '@selvedge/server/admin/phone-orders';
import { useReference } from '#fields/use-choices.ts';
import { call } from '#frame/call.ts';
import { Section } from '../orders/show/section.tsx';

export interface StartedOrder {
  order: PhoneOrder;
  countryId: number;
  languageId: number;
  customerId: number | null;
}

/** Selects country, language and customer, or a guest. */
export function PhoneOrderStart({ onStart }: { onStart: (order: StartedOrder) => void }) {
  const [countryId, setCountryId] = useState('');
  const [languageId, setLanguageId] = useState('');
  const notify = useNotify();
  const { data: reference } = useReference();
  const begin = async (customerId: number | null) => {
    try {
      const order = { countryId: Number(countryId), customerId };
      const { data } = await call('POST /admin/phone-orders', { body: order });
      onStart({ order: data, ...order, languageId: Number(languageId || 1) });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
    }
  };
  const choose = (id: string) => {
    setCountryId(id);
    setLanguageId(String(reference?.countries.find((country) => String(country.id) === id)?.languageId ?? 1));
  };
  return (
    <Section title="Customer">
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <TextField select label="Country" value={countryId} onChange={(event) => choose(event.target.value)} sx={{ width: 220 }}>
          {(reference?.countries ?? []).map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label="Language of emails" value={languageId} onChange={(event) => setLanguageId(event.target.value)} sx={{ width: 220 }}>
          {languages.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <CustomerSearch isDisabled={countryId === ''} onChoose={(id) => void begin(id)} />
      <Button variant="contained" disabled={countryId === ''} onClick={() => void begin(null)} sx={{ mt: 1 }}>
        Continue without an account
      </Button>
    </Section>
  );
}

function CustomerSearch({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (customerId: number) => void }) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data: found = [] } = useQuery({
    queryKey: ['phone-customers', q],
    queryFn: async () => (await call('GET /admin/customers', { query: { take: 10, filter: { q } } })).data,
    enabled: q.length >= 3,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <TextField
        label="Find customer by email, name, phone or order number"
        fullWidth
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {q.length >= 3 &&
        found
          .filter(({ isGuest, isClosed }) => !isGuest && !isClosed)
          .map(({ id, firstName, lastName, email }) => (
            <Box key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Typography variant="body2" sx={{ flex: 1 }}>
                {firstName} {lastName}, {email}
              </Typography>
              <Button size="small" disabled={isDisabled} onClick={() => onChoose(Number(id))}>
                Continue with this customer
              </Button>
            </Box>
          ))}
    </>
  );
}
