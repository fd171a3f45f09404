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
import type { ReturnOverview } from '@selvedge/server/admin/returns';
import { call } from '#frame/call.ts';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { Section } from '../orders/show/section.tsx';
import { returnReasonLabels } from './labels.ts';

interface Wanted {
  quantity: string;
  reason: string;
  /** '' for a refund, else the variant of the other size. */
  exchange: string;
  isSealed: boolean;
}

const nothing: Wanted = { quantity: '0', reason: '', exchange: '', isSealed: false };

/** Creates a return for a customer on the telephone. The customer gets the same emails as after an online request. */
export function ReturnCreate() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get('order') ?? '');
  const [orderNumber, setOrderNumber] = useState(typed);
  const { data: overview, error } = useQuery({
    queryKey: ['return-desk', orderNumber],
    queryFn: async () => (await call('GET /admin/returns/of/{orderNumber}', { path: { orderNumber } })).data,
    enabled: orderNumber !== '',
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 900 }}>
      <Title title="Create return" />
      <Box
        component="form"
        sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
        onSubmit={(event) => {
          event.preventDefault();
          setOrderNumber(typed.trim());
        }}
      >
        <TextField label="Order or invoice number" value={typed} onChange={(event) => setTyped(event.target.value)} sx={{ width: 320 }} />
        <Button type="submit" variant="outlined">
          Find order
        </Button>
      </Box>
      {error && <Typography color="error">{error.message}</Typography>}
      {overview?.closed && <Typography>No items can be returned ({overview.closed}).</Typography>}
      {overview && !overview.closed && <ReturnForm key={overview.orderNumber} overview={overview} />}
    </Box>
  );
}

function ReturnForm({ overview }: { overview: ReturnOverview }) {
  const [wanted, setWanted] = useState<Record<string, Wanted>>({});
  const [comments, setComments] = useState('');
  const [payOut, setPayOut] = useState<Record<string, string>>({});
  const [isAgreed, setAgreed] = useState(false);
  const [issues, setIssues] = useState<string[]>([]);
  const [notify, redirect] = [useNotify(), useRedirect()];
  const [isSaved, setSaved] = useState(false);
  useUnsavedChanges(!isSaved && (comments !== '' || Object.keys(wanted).length > 0 || Object.keys(payOut).length > 0));
  const getWanted = (key: string): Wanted => wanted[key] ?? nothing;
  const change = (key: string, part: Partial<Wanted>) => setWanted({ ...wanted, [key]: { ...getWanted(key), ...part } });
  const save = async () => {
    const items = listItems(overview, wanted);
    const request = { items, comments, hasAcceptedPolicy: isAgreed, ...(overview.payOut && { payOut }) };
    try {
      const { data } = await call('POST /admin/returns', { body: { orderNumber: overview.orderNumber, request, revision: overview.revision } });
      setSaved(true);
      notify('Return created', { type: 'success' });
      redirect('show', 'returns', data.id);
    } catch (error) {
      setIssues(listIssues(error));
      notify(getErrorMessage(error), { type: 'error' });
    }
  };
  return (
    <Section title={`${overview.firstName} ${overview.lastName}, order ${overview.orderNumber}`}>
      {overview.lines
        .filter(({ returnable }) => returnable > 0)
        .map((line) => (
          <LineFields key={line.key} line={line} wanted={getWanted(line.key)} onChange={(part) => change(line.key, part)} />
        ))}
      <TextField label="Customer comment" multiline fullWidth value={comments} onChange={(event) => setComments(event.target.value)} />
      {overview.payOut && <PayOutFields kind={overview.payOut} payOut={payOut} onChange={setPayOut} />}
      <FormControlLabel
        control={<Checkbox checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />}
        label="The customer was told the return terms and agrees"
        sx={{ display: 'flex' }}
      />
      {issues.map((issue) => (
        <Typography key={issue} color="error" variant="body2">
          {issue}
        </Typography>
      ))}
      <Button variant="contained" onClick={() => void save()}>
        Create return
      </Button>
    </Section>
  );
}

const sentences: Readonly<Record<string, string>> = {
  items: 'Items',
  policy: 'Customer agreement',
  holder: 'Account holder',
  iban: 'IBAN',
  bkash: 'bKash number',
  reason: 'Reason',
};

/** Returns the items of the request: the lines with a quantity. */
const listItems = ({ lines }: ReturnOverview, wanted: Readonly<Record<string, Wanted>>) =>
  lines.flatMap(({ key, lineId, shipmentItemId }) => {
    const { quantity, reason, exchange, isSealed } = wanted[key] ?? nothing;
    if (Number(quantity) < 1) return [];
    const wish = exchange === '' ? { wish: 'refund' as const } : { wish: 'exchange' as const, exchangeVariantId: Number(exchange) };
    return [{ lineId, ...(shipmentItemId !== null && { shipmentItemId }), quantity: Number(quantity), reason, isSealed, ...wish }];
  });

/** Returns the messages of the invalid fields with the names of the fields. */
const listIssues = (error: unknown): string[] =>
  Object.entries(getFieldMessages(error)).map(([field, says]) => {
    const name = sentences[field.split('.').at(-1) ?? ''];
    return name ? `${name}: ${says}` : says;
  });

interface LineFieldsProps {
  line: ReturnOverview['lines'][number];
  wanted: Wanted;
  onChange: (part: Partial<Wanted>) => void;
}

const LineFields = ({ line, wanted, onChange }: LineFieldsProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <TextField
      type="number"
      label="Quantity"
      value={wanted.quantity}
      onChange={(event) => onChange({ quantity: event.target.value })}
      slotProps={{ htmlInput: { min: 0, max: line.returnable, 'aria-label': `Quantity of ${line.name}` } }}
      sx={{ width: 100 }}
    />
    <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
      of {line.returnable}: {[line.name, line.color, line.size, line.shipmentItemId !== null && 'sent in exchange'].filter(Boolean).join(', ')}
    </Typography>
    <TextField select label="Reason" value={wanted.reason} onChange={(event) => onChange({ reason: event.target.value })} sx={{ width: 170 }}>
      {Object.entries(returnReasonLabels).map(([code, words]) => (
        <MenuItem key={code} value={code}>
          {words}
        </MenuItem>
      ))}
    </TextField>
    <TextField
      select
      label="Resolution"
      value={wanted.exchange}
      onChange={(event) => onChange({ exchange: event.target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: 170 }}
    >
      <MenuItem value="">Refund</MenuItem>
      {line.sizes.map(({ variantId, size, free }) => (
        <MenuItem key={variantId} value={String(variantId)} disabled={free < 1}>
          Size {size} ({free} available)
        </MenuItem>
      ))}
    </TextField>
    {line.isHygiene && (
      <FormControlLabel
        control={<Checkbox checked={wanted.isSealed} onChange={(event) => onChange({ isSealed: event.target.checked })} />}
        label="The hygiene seal is unbroken"
      />
    )}
  </Box>
);

interface PayOutFieldsProps {
  kind: NonNullable<ReturnOverview['payOut']>;
  payOut: Record<string, string>;
  onChange: (payOut: Record<string, string>) => void;
}

const PayOutFields = ({ kind, payOut, onChange }: PayOutFieldsProps) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    <TextField label="Account holder" value={payOut.holder ?? ''} onChange={(event) => onChange({ ...payOut, holder: event.target.value })} />
    <TextField
      label={kind === 'bank' ? 'IBAN' : 'bKash number'}
      value={payOut[kind === 'bank' ? 'iban' : 'bkash'] ?? ''}
      onChange={(event) => onChange({ ...payOut, [kind === 'bank' ? 'iban' : 'bkash']: event.target.value })}
      sx={{ width: 300 }}
    />
  </Box>
);
