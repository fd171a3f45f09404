import { Link as RouterLink } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatAddresseeName } from '@selvedge/addresses/names';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { formatCountry } from '#fields/formats.ts';
import { TagChips } from '#fields/tags-and-notes/tag-chips.tsx';
import { getDeliveryLabel, orderStatusLabels } from '#resources/orders/labels.ts';
import { StateChip } from '#resources/orders/state-chip.tsx';

/** Returns whether the payment is disputed: the server then refuses to pack the order. */
export const isDisputed = ({ disputes }: Pick<OrderRecord, 'disputes'>): boolean =>
  disputes.some(({ status }) => status === 'open' || status === 'under-review');

/** Shows the facts of an order that matter for packing: recipient, delivery, notes and disputes. */
export function OrderFacts({ record }: { record: OrderRecord }) {
  const { id, order, comment, notes, tags } = record;
  const { shippingAddress } = order;
  return (
    <Box component="section" aria-label="Order" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link component={RouterLink} to={`/orders/${id}/show`} sx={{ fontWeight: 600, fontSize: 16 }}>
          {id}
        </Link>
        <StateChip state={order.status} words={orderStatusLabels} />
        <TagChips tags={tags} noteCount={0} />
      </Box>
      <Typography variant="body2">
        {[formatAddresseeName(shippingAddress), shippingAddress.city, formatCountry(shippingAddress.countryCode)].filter(Boolean).join(', ')}
        {' · '}
        {getDeliveryLabel(order.shippingMethod)}
      </Typography>
      {isDisputed(record) && <Alert severity="error">The payment is disputed. The order cannot be packed.</Alert>}
      {comment && (
        <Alert role="note" severity="info">
          Customer: {comment}
        </Alert>
      )}
      {notes.map(({ id: noteId, text, author }) => (
        <Alert key={noteId} role="note" severity="info">
          {author}: {text}
        </Alert>
      ))}
    </Box>
  );
}
