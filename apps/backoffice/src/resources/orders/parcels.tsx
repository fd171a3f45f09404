import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { ActionDialog } from './action-dialog.tsx';
import { ReasonAction } from './reason-action.tsx';
import { Section } from './section.tsx';
import { StateChip } from './state-chip.tsx';
import { useOrder } from './use-order.ts';
import { parcelWords } from './words.ts';

type Parcel = OrderRecord['order']['shipments'][number];

/** The parcels of the order, and what can become of each. */
export function Parcels() {
  const { order } = useOrder();
  return (
    <Section title="Parcels">
      {order.shipments.length === 0 && <Typography color="text.secondary">Nothing is packed yet.</Typography>}
      {order.shipments.map((parcel) => (
        <ParcelRow key={parcel.number} parcel={parcel} />
      ))}
    </Section>
  );
}

function ParcelRow({ parcel }: { parcel: Parcel }) {
  const { number, status, carrier, trackingNumber, trackingUrl, isExchange, items } = parcel;
  return (
    <Box component="article" aria-label={`Parcel ${number}`} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2">{number}</Typography>
        <StateChip state={status} words={parcelWords} />
        <Typography variant="body2">{carrier}</Typography>
        {trackingUrl ? (
          <Link href={trackingUrl} target="_blank" rel="noreferrer">
            {trackingNumber}
          </Link>
        ) : (
          <Typography variant="body2">{trackingNumber}</Typography>
        )}
        {isExchange && <Typography variant="body2">exchange</Typography>}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {items.map(({ quantity, name, color, size }) => `${quantity} × ${[name, color, size].filter(Boolean).join(', ')}`).join('; ')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" href={`/api/admin/parcels/${number}/slip`} target="_blank" rel="noreferrer">
          Packing slip
        </Button>
        {status === 'PACKED' && <ShipAction parcel={parcel} />}
        {['SHIPPED', 'UNDELIVERED', 'LOST'].includes(status) && (
          <ReasonAction label="Delivered" path={`parcels/${number}/deliver`}>
            It has arrived; its customer gets a mail.
          </ReasonAction>
        )}
        {status === 'SHIPPED' && (
          <ReasonAction label="Not handed over" path={`parcels/${number}/fail`}>
            Nobody took it; it may be brought once more. Its customer gets a mail.
          </ReasonAction>
        )}
        {['SHIPPED', 'UNDELIVERED', 'LOST'].includes(status) && (
          <ReasonAction label="Came back" path={`parcels/${number}/back`} color="warning">
            Its pieces go back on the shelf, and what was paid for them goes back. This cannot be undone.
          </ReasonAction>
        )}
        {['SHIPPED', 'UNDELIVERED'].includes(status) && (
          <ReasonAction label="Lost" path={`parcels/${number}/lose`} color="error">
            It is given up, and what was paid for it goes back. This cannot be undone.
          </ReasonAction>
        )}
      </Box>
    </Box>
  );
}

function ShipAction({ parcel: { number, carrier: usual } }: { parcel: Parcel }) {
  const [trackingNumber, setTrackingNumber] = useState('');
  const [carrier, setCarrier] = useState(usual);
  return (
    <ActionDialog
      label="Ship"
      variant="contained"
      path={`parcels/${number}/ship`}
      body={() => ({ trackingNumber, carrier })}
      fields={
        <>
          <TextField label="Tracking number" fullWidth value={trackingNumber} onChange={(event) => setTrackingNumber(event.target.value)} />
          <TextField label="Carrier" fullWidth value={carrier} onChange={(event) => setCarrier(event.target.value)} />
        </>
      }
    >
      {`Parcel ${number} is handed to its carrier; its customer gets a mail with the number.`}
    </ActionDialog>
  );
}
