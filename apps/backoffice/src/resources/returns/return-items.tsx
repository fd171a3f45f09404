import { useRecordContext } from 'react-admin';
import Avatar from '@mui/material/Avatar';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReturnRecord, AdminReturnItem } from '@selvedge/server/admin/returns';
import { formatMoney } from '#fields/formats.ts';
import { Section } from '../orders/show/section.tsx';
import { SealNotice } from './seal-notice.tsx';
import { returnReasonLabels, returnLabels, getLabel } from './labels.ts';

/** Shows the returned items with reason and refund. */
export function ReturnItems() {
  const record = useRecordContext<ReturnRecord>();
  if (!record) return null;
  return (
    <Section title="Items">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell>Reason</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Refund</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {record.items.map((item) => (
            <TableRow key={item.id}>
              <TableCell>
                <Avatar variant="square" src={item.imageUrl} alt="" sx={{ width: 40, height: 50 }}>
                  {' '}
                </Avatar>
              </TableCell>
              <TableCell>
                {[item.name, item.color, item.size].filter(Boolean).join(', ')}
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {item.sku}
                </Typography>
                <SealNotice item={item} />
              </TableCell>
              <TableCell align="right">{item.quantity}</TableCell>
              <TableCell>
                {getLabel(returnReasonLabels, item.reason)}
                {item.comments && `: ${item.comments}`}
              </TableCell>
              <TableCell>{formatItemState(item)}</TableCell>
              <TableCell align="right">{formatRefund(item, record.currency)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

const formatItemState = ({ status, wish, exchangeSize, isRestocked }: AdminReturnItem): string =>
  [
    getLabel(returnLabels, status),
    wish === 'exchange' && `for size ${exchangeSize ?? ''}`,
    isRestocked === true && 'restocked',
    isRestocked === false && 'not restocked',
  ]
    .filter(Boolean)
    .join(', ');

const formatRefund = ({ refund, expectedRefund, wish, status }: AdminReturnItem, currency: string): string => {
  if (refund !== null) return formatMoney(refund, currency);
  return expectedRefund !== null && (wish === 'refund' || status === 'EXCHANGE_FAILED') ? `expected ${formatMoney(expectedRefund, currency)}` : '';
};
