import { useRecordContext } from 'react-admin';
import Avatar from '@mui/material/Avatar';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReturnRecord, StaffReturnItem } from '@selvedge/server/admin/returns';
import { Section } from '../orders/section.tsx';
import { moneyIn } from '../orders/words.ts';
import { reasonWords, returnWords, wordOf } from './words.ts';

/** What comes back, why, and what it gives back. */
export function ReturnItems() {
  const record = useRecordContext<ReturnRecord>();
  if (!record) return null;
  return (
    <Section title="Items">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell>Article</TableCell>
            <TableCell align="right">Pieces</TableCell>
            <TableCell>Why</TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Money</TableCell>
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
              </TableCell>
              <TableCell align="right">{item.quantity}</TableCell>
              <TableCell>
                {wordOf(reasonWords, item.reason)}
                {item.comments && `: ${item.comments}`}
              </TableCell>
              <TableCell>{stateOf(item)}</TableCell>
              <TableCell align="right">{moneyOf(item, record.currency)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

const stateOf = ({ status, wish, exchangeSize, isRestocked }: StaffReturnItem): string =>
  [
    wordOf(returnWords, status),
    wish === 'exchange' && `for size ${exchangeSize ?? ''}`,
    isRestocked === true && 'back on the shelf',
    isRestocked === false && 'not to be sold again',
  ]
    .filter(Boolean)
    .join(', ');

const moneyOf = ({ refund, expectedRefund, wish }: StaffReturnItem, currency: string): string => {
  if (refund !== null) return moneyIn(refund, currency);
  return expectedRefund !== null && wish === 'refund' ? `would be ${moneyIn(expectedRefund, currency)}` : '';
};
