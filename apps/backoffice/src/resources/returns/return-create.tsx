import { useState } from 'react';
import { Title, useNotify, useRedirect } from 'react-admin';
import { useSearchParams } from 'react-router';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { ReturnDesk, ReturnRecord } from '@selvedge/server/admin/returns';
import { call } from '#frame/call.ts';
import { Section } from '../orders/section.tsx';
import { reasonWords } from './words.ts';

interface Wanted {
  quantity: string;
  reason: string;
  /** '' for money, else the variant of the other size. */
  exchange: string;
  isSealed: boolean;
}

const nothing: Wanted = { quantity: '0', reason: '', exchange: '', isSealed: false };

/** A return for somebody on the telephone: he is mailed as if he had asked for it himself. */
export function ReturnCreate() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get('order') ?? '');
  const [orderNumber, setOrderNumber] = useState(typed);
  const { data: desk, error } = useQuery({
    queryKey: ['return-desk', orderNumber],
    queryFn: async () => (await call<ReturnDesk>(`returns/of/${encodeURIComponent(orderNumber)}`)).data,
    enabled: orderNumber !== '',
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 900 }}>
      <Title title="A return for a customer" />
      <Box
        component="form"
        sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
        onSubmit={(event) => {
          event.preventDefault();
          setOrderNumber(typed.trim());
        }}
      >
        <TextField label="Order number or invoice number" value={typed} onChange={(event) => setTyped(event.target.value)} sx={{ width: 320 }} />
        <Button type="submit" variant="outlined">
          Open
        </Button>
      </Box>
      {error && <Typography color="error">{error.message}</Typography>}
      {desk?.closed && <Typography>Nothing can be asked back now ({desk.closed}).</Typography>}
      {desk && !desk.closed && <ReturnForm key={desk.orderNumber} desk={desk} />}
    </Box>
  );
}

function ReturnForm({ desk }: { desk: ReturnDesk }) {
  const [wanted, setWanted] = useState<Record<number, Wanted>>({});
  const [comments, setComments] = useState('');
  const [payOut, setPayOut] = useState<Record<string, string>>({});
  const [isAgreed, setAgreed] = useState(false);
  const [issues, setIssues] = useState<string[]>([]);
  const [notify, redirect] = [useNotify(), useRedirect()];
  const of = (lineId: number): Wanted => wanted[lineId] ?? nothing;
  const change = (lineId: number, part: Partial<Wanted>) => setWanted({ ...wanted, [lineId]: { ...of(lineId), ...part } });
  const save = async () => {
    const items = desk.lines.flatMap(({ lineId }) => {
      const { quantity, reason, exchange, isSealed } = of(lineId);
      if (Number(quantity) < 1) return [];
      const wish = exchange === '' ? { wish: 'refund' } : { wish: 'exchange', exchangeVariantId: Number(exchange) };
      return [{ lineId, quantity: Number(quantity), reason, isSealed, ...wish }];
    });
    const request = { items, comments, hasAcceptedPolicy: isAgreed, ...(desk.payOut && { payOut }) };
    try {
      const { data } = await call<ReturnRecord>('returns', { method: 'POST', body: { orderNumber: desk.orderNumber, request } });
      notify('The return is asked for', { type: 'success' });
      redirect('show', 'returns', data.id);
    } catch (error) {
      const told =
        error instanceof HttpError ? ((error.body as { params?: { issues?: { field: string; code: string }[] } }).params?.issues ?? []) : [];
      setIssues(told.map(({ field, code }) => `${sentences[field.split('.').at(-1) ?? ''] ?? field}: ${code}`));
      notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
    }
  };
  return (
    <Section title={`${desk.firstName} ${desk.lastName}, order ${desk.orderNumber}`}>
      {desk.lines
        .filter(({ returnable }) => returnable > 0)
        .map((line) => (
          <Box key={line.lineId} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <TextField
              type="number"
              label="Pieces"
              value={of(line.lineId).quantity}
              onChange={(event) => change(line.lineId, { quantity: event.target.value })}
              slotProps={{ htmlInput: { min: 0, max: line.returnable, 'aria-label': `Pieces of ${line.name}` } }}
              sx={{ width: 100 }}
            />
            <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
              of {line.returnable}: {[line.name, line.color, line.size].filter(Boolean).join(', ')}
            </Typography>
            <TextField
              select
              label="Why"
              value={of(line.lineId).reason}
              onChange={(event) => change(line.lineId, { reason: event.target.value })}
              sx={{ width: 170 }}
            >
              {Object.entries(reasonWords).map(([code, words]) => (
                <MenuItem key={code} value={code}>
                  {words}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label="Wish"
              value={of(line.lineId).exchange}
              onChange={(event) => change(line.lineId, { exchange: event.target.value })}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              sx={{ width: 170 }}
            >
              <MenuItem value="">Money back</MenuItem>
              {line.sizes.map(({ variantId, size, free }) => (
                <MenuItem key={variantId} value={String(variantId)} disabled={free < 1}>
                  Size {size} ({free} there)
                </MenuItem>
              ))}
            </TextField>
            {line.isHygiene && (
              <FormControlLabel
                control={
                  <Checkbox checked={of(line.lineId).isSealed} onChange={(event) => change(line.lineId, { isSealed: event.target.checked })} />
                }
                label="The seal is whole"
              />
            )}
          </Box>
        ))}
      <TextField label="What he says" multiline fullWidth value={comments} onChange={(event) => setComments(event.target.value)} />
      {desk.payOut && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <TextField label="Account holder" value={payOut.holder ?? ''} onChange={(event) => setPayOut({ ...payOut, holder: event.target.value })} />
          <TextField
            label={desk.payOut === 'bank' ? 'IBAN' : 'bKash number'}
            value={payOut[desk.payOut === 'bank' ? 'iban' : 'bkash'] ?? ''}
            onChange={(event) => setPayOut({ ...payOut, [desk.payOut === 'bank' ? 'iban' : 'bkash']: event.target.value })}
            sx={{ width: 300 }}
          />
        </Box>
      )}
      <FormControlLabel
        control={<Checkbox checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />}
        label="The terms of returns were read to him and he agrees"
        sx={{ display: 'flex' }}
      />
      {issues.map((issue) => (
        <Typography key={issue} color="error" variant="body2">
          {issue}
        </Typography>
      ))}
      <Button variant="contained" onClick={() => void save()}>
        Ask for it
      </Button>
    </Section>
  );
}

const sentences: Readonly<Record<string, string>> = {
  items: 'Say which pieces',
  policy: 'He has to agree',
  holder: 'Account holder',
  iban: 'IBAN',
  bkash: 'bKash number',
  reason: 'Say why',
};
