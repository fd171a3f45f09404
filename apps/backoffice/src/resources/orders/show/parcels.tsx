import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import Typography from '@mui/material/Typography';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { call, getFileAddress } from '#frame/call.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { ReasonAction } from '../actions/reason-action.tsx';
import { Section } from './section.tsx';
import { StateChip } from '../state-chip.tsx';
import { useOrder } from './use-order.ts';
import { parcelLabels } from '../labels.ts';

type Parcel = OrderRecord['order']['shipments'][number];

/** Shows the parcels of the order, with the actions for each. */
export function Parcels() {
  const { order } = useOrder();
  return (
    <Section title="Parcels">
      {order.shipments.length === 0 && <Typography color="text.secondary">No parcels yet.</Typography>}
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
        <StateChip state={status} words={parcelLabels} />
        <Typography variant="body2">{carrier}</Typography>
        {trackingUrl ? (
          <Link href={trackingUrl} target="_blank" rel="noreferrer">
            {trackingNumber}
          </Link>
        ) : (
          <Typography variant="body2">{trackingNumber}</Typography>
        )}
        {isExchange && <Typography variant="body2">Exchange</Typography>}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {items.map(({ quantity, name, color, size }) => `${quantity} × ${[name, color, size].filter(Boolean).join(', ')}`).join('; ')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          href={getFileAddress('GET /admin/parcels/{number}/slip', { path: { number } })}
          target="_blank"
          rel="noreferrer"
        >
          Packing slip
        </Button>
        {status === 'PACKED' && <ShipAction parcel={parcel} />}
        {status === 'PACKED' && <UnpackAction parcel={parcel} />}
        <ResultActions parcel={parcel} />
      </Box>
    </Box>
  );
}

/** Records the outcome of a shipped parcel. */
function ResultActions({ parcel: { number, status, isExchange } }: { parcel: Parcel }) {
  return (
    <>
      {['SHIPPED', 'UNDELIVERED', 'LOST'].includes(status) && (
        <ReasonAction
          label="Mark as delivered"
          onSend={(reason) => call('POST /admin/parcels/{number}/deliver', { path: { number }, body: { reason } })}
        >
          The parcel was delivered. The customer gets an email.
        </ReasonAction>
      )}
      {status === 'SHIPPED' && (
        <ReasonAction
          label="Mark delivery as failed"
          onSend={(reason) => call('POST /admin/parcels/{number}/fail', { path: { number }, body: { reason } })}
        >
          The carrier could not deliver the parcel and may try again. The customer gets an email.
        </ReasonAction>
      )}
      {['SHIPPED', 'UNDELIVERED', 'LOST'].includes(status) && (
        <ReasonAction
          label="Mark as returned to sender"
          onSend={(reason) => call('POST /admin/parcels/{number}/back', { path: { number }, body: { reason } })}
          color="warning"
        >
          {isExchange
            ? 'The items are restocked. Then open the return to pack the exchange again or to refund it.'
            : 'The items are restocked and refunded. This cannot be undone.'}
        </ReasonAction>
      )}
      {['SHIPPED', 'UNDELIVERED'].includes(status) && (
        <ReasonAction
          label="Mark as lost"
          onSend={(reason) => call('POST /admin/parcels/{number}/lose', { path: { number }, body: { reason } })}
          color="error"
        >
          {isExchange
            ? 'The items are written off. Then open the return to pack the exchange again or to refund it.'
            : 'The items are written off and refunded. This cannot be undone.'}
        </ReasonAction>
      )}
    </>
  );
}

const UnpackAction = ({ parcel: { number, isExchange } }: { parcel: Parcel }) => (
  <ReasonAction
    label="Unpack"
    color="warning"
    onSend={(reason) => call('POST /admin/parcels/{number}/unpack', { path: { number }, body: { reason } })}
  >
    {isExchange
      ? 'The parcel is not shipped. Open the return to pack the exchange again or to refund it.'
      : 'The parcel is not shipped. Its items can be packed again or cancelled.'}
  </ReasonAction>
);

function ShipAction({ parcel: { number, carrier: usual } }: { parcel: Parcel }) {
  const [trackingNumber, setTrackingNumber] = useState('');
  const [carrier, setCarrier] = useState(usual);
  return (
    <ActionDialog
      label="Ship"
      variant="contained"
      onSend={() => call('POST /admin/parcels/{number}/ship', { path: { number }, body: { trackingNumber, carrier } })}
      fields={
        <>
          <RefusedTextField
            source="trackingNumber"
            label="Tracking number"
            fullWidth
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.target.value)}
          />
          <RefusedTextField source="carrier" label="Carrier" fullWidth value={carrier} onChange={(event) => setCarrier(event.target.value)} />
        </>
      }
    >
      {`Parcel ${number} is shipped. The customer gets an email with the tracking number.`}
    </ActionDialog>
  );
}
