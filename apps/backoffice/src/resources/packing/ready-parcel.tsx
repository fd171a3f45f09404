import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { toComparableCode } from '@selvedge/server/catalog/scan-code';
import { CameraScanner } from '#fields/scanning/camera-scanner.tsx';
import { useScannerKeys, type ScannerKeys } from '#fields/scanning/scan-field.tsx';
import { call, getFileAddress } from '#frame/call.ts';
import { useCall } from '#resources/orders/actions/use-call.ts';
import { Section } from '#resources/orders/show/section.tsx';

type Parcel = OrderRecord['order']['shipments'][number];

interface Props {
  record: OrderRecord;
  parcel: Parcel;
  /** The comparable codes of the order's pieces: none of them is a tracking number. */
  pieceCodes: readonly string[];
  takes: ScannerKeys;
  onShipped: (record: OrderRecord) => void;
}

/** Renders the next steps of a packed parcel: its documents, and shipping with a tracking number. */
export function ReadyParcel({ record, parcel, pieceCodes, takes, onShipped }: Props) {
  const { number, items } = parcel;
  return (
    <Section title={`Parcel ${number}`}>
      <Typography variant="body2" color="text.secondary">
        {items.map(({ quantity, name, color, size }) => `${quantity} × ${[name, color, size].filter(Boolean).join(', ')}`).join('; ')}
      </Typography>
      <Documents record={record} parcelNumber={number} />
      <ShipForm record={record} parcel={parcel} pieceCodes={pieceCodes} takes={takes} onShipped={onShipped} />
    </Section>
  );
}

function Documents({ record: { id, order }, parcelNumber }: { record: OrderRecord; parcelNumber: string }) {
  const invoices = order.documents.filter(({ kind }) => kind === 'invoice');
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', my: 1.5 }}>
      <DocumentButton address={getFileAddress('GET /admin/parcels/{number}/slip', { path: { number: parcelNumber } })} label="Print packing slip" />
      {invoices.map(({ number }) => (
        <DocumentButton
          key={number}
          address={getFileAddress('GET /admin/orders/{number}/documents/{paper}', { path: { number: id, paper: number } })}
          label={`Print invoice ${number}`}
        />
      ))}
    </Box>
  );
}

const DocumentButton = ({ address, label }: { address: string; label: string }) => (
  <Button variant="outlined" href={address} target="_blank" rel="noreferrer" sx={{ minHeight: 44 }}>
    {label}
  </Button>
);

function ShipForm({ record, parcel: { number, carrier: usual }, pieceCodes, takes, onShipped }: Props) {
  const [trackingNumber, setTrackingNumber] = useState('');
  const [carrier, setCarrier] = useState(usual);
  const { isBusy, refusals, send } = useCall();
  const field = useRef<HTMLInputElement>(null);
  useScannerKeys(field, takes);
  const isPickup = record.order.shippingMethod === 'pickup';
  const mistake = findMistake(trackingNumber, { pieceCodes, ownNumbers: [record.id, number] });
  const ship = async () => {
    const answer = await send(() => call('POST /admin/parcels/{number}/ship', { path: { number }, body: { trackingNumber, carrier } }));
    if (answer) onShipped(answer.data);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        label={isPickup ? 'Tracking number (optional)' : 'Tracking number'}
        value={trackingNumber}
        inputRef={field}
        onChange={(event) => setTrackingNumber(event.target.value)}
        // Enter ends a scan and must not ship. The next scan replaces the number.
        onKeyDown={(event) => event.key === 'Enter' && field.current?.select()}
        error={Boolean(mistake ?? refusals.trackingNumber)}
        helperText={mistake ?? refusals.trackingNumber ?? 'Scan the label of the carrier'}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } }}
      />
      <TextField
        label="Carrier"
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
        error={refusals.carrier !== undefined}
        helperText={refusals.carrier}
        sx={{ flex: '1 1 140px' }}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', flexBasis: '100%' }}>
        <Button
          variant="contained"
          disabled={isBusy || mistake !== undefined || (!isPickup && trackingNumber.trim() === '')}
          onClick={() => void ship()}
          sx={{ minHeight: 44 }}
        >
          Ship parcel
        </Button>
        <CameraScanner onCode={setTrackingNumber} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        The customer gets an email when the parcel is shipped.
      </Typography>
    </Box>
  );
}

/** Returns why a scanned code is no tracking number; undefined: it may be one. */
function findMistake(text: string, { pieceCodes, ownNumbers }: { pieceCodes: readonly string[]; ownNumbers: readonly string[] }): string | undefined {
  const code = toComparableCode(text);
  if (pieceCodes.includes(code)) return 'This is the code of an item, not a tracking number';
  if (ownNumbers.some((number) => toComparableCode(number) === code)) return 'This is the number of the packing slip, not a tracking number';
  return undefined;
}
