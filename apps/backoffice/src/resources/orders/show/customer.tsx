import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatAddressLines } from '@selvedge/addresses';
import { formatAddresseeName } from '@selvedge/addresses/names';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { formatCountry } from '#fields/formats.ts';
import { Section } from './section.tsx';
import { useOrder } from './use-order.ts';

type Address = OrderRecord['order']['shippingAddress'];

/** Shows the customer and the addresses. */
export function Customer() {
  const { order, customerId, takenBy, trackUrl } = useOrder();
  const { email, phone, pickup, shippingAddress, billingAddress } = order;
  const isSame = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  return (
    <Section title="Customer">
      <Typography variant="body2">
        {email ? <Link href={`mailto:${email}`}>{email}</Link> : 'Personal data deleted'}
        {phone && ` · ${phone}`}
      </Typography>
      {customerId !== null && (
        <Typography variant="body2">
          <Link component={RouterLink} to={`/customers/${customerId}`}>
            View customer
          </Link>
        </Typography>
      )}
      {takenBy && <Typography variant="body2">Taken by phone by {takenBy}</Typography>}
      <Box sx={{ display: 'flex', gap: 4, mt: 1, flexWrap: 'wrap' }}>
        <Lines
          title="Shipping address"
          lines={pickup ? [formatAddresseeName(shippingAddress), pickup.name, ...pickup.address] : listAddressLines(shippingAddress)}
        />
        {isSame ? null : <Lines title="Billing address" lines={listAddressLines(billingAddress)} />}
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        <Link href={trackUrl} target="_blank" rel="noreferrer">
          View order in shop
        </Link>
      </Typography>
    </Section>
  );
}

const listAddressLines = (address: Address): string[] =>
  [...formatAddressLines(address), formatCountry(address.countryCode), address.vatNumber].filter((line) => line !== '');

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Box>
      <Typography variant="caption" color="text.secondary">
        {title}
      </Typography>
      {lines.map((line, index) => (
        <Typography key={index} variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
