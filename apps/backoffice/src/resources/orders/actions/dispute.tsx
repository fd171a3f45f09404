import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DisputeRecord } from '@selvedge/server/admin/orders';
import { disputeStatusLabels } from '../labels.ts';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { ActionDialog } from './action-dialog.tsx';

const isOpen = ({ status }: DisputeRecord): boolean => status === 'open' || status === 'under-review';

/** Shows a dispute of a payment with its deadline and the place for evidence. A fraud warning can be closed. */
export function Dispute({ dispute }: { dispute: DisputeRecord }) {
  const { id, kind, status, amount, currency, reason, evidenceUntil, evidenceUrl } = dispute;
  const name = kind === 'dispute' ? 'Dispute' : 'Fraud warning';
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', my: 1 }}>
      <Typography variant="body2" color={isOpen(dispute) ? 'error.main' : 'text.secondary'}>
        {name} of {formatMoney(amount, currency)}, {reason.replaceAll('_', ' ')}, {disputeStatusLabels[status].toLowerCase()}
        {isOpen(dispute) && evidenceUntil && `, evidence until ${formatTime(evidenceUntil)}`}
      </Typography>
      <Link href={evidenceUrl} target="_blank" rel="noreferrer" variant="body2">
        {kind === 'dispute' ? 'Evidence' : 'Payment'} at the provider
      </Link>
      {kind === 'fraud-warning' && isOpen(dispute) && (
        <ActionDialog label="Close warning" onSend={() => call('POST /admin/payment-disputes/{id}/close', { path: { id }, body: {} })}>
          The order continues. Refund it instead if the cardholder did not place it: that prevents a dispute.
        </ActionDialog>
      )}
    </Box>
  );
}
