import Avatar from '@mui/material/Avatar';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatMoney } from '#fields/formats.ts';
import { Section } from './section.tsx';
import { useOrder } from './use-order.ts';

/** Shows order lines and totals. */
export function Lines() {
  const { order } = useOrder();
  const format = (amount: number) => formatMoney(amount, order.currency);
  const sums = listSums(order);
  return (
    <Section title="Items">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price</TableCell>
            <TableCell align="right">Discount</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lines.map((line) => (
            <Line key={line.lineId} line={line} />
          ))}
          {sums.map(([label, amount]) => (
            <TableRow key={label}>
              <TableCell colSpan={5} align="right">
                {label}
              </TableCell>
              <TableCell align="right">{amount}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell colSpan={5} align="right" sx={{ fontWeight: 600 }}>
              Total
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              {format(order.grandTotal)}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Section>
  );
}

type Order = ReturnType<typeof useOrder>['order'];

/** Returns the label and the amount of each sum below the lines, without the total. */
function listSums(order: Order): [label: string, amount: string][] {
  const format = (amount: number) => formatMoney(amount, order.currency);
  return [
    ['Items', format(order.goods)],
    ...order.promotions.map((promotion): [string, string] => [
      `Discount ${[promotion.code, promotion.explanation].filter(Boolean).join(': ')}`,
      format(-promotion.amount),
    ]),
    ['Delivery', format(order.shippingCharge)],
    ...(order.cashOnDeliveryCharge ? [['Cash on delivery fee', format(order.cashOnDeliveryCharge)] as [string, string]] : []),
    ...(order.rounding ? [['Rounding', format(order.rounding)] as [string, string]] : []),
    ...order.vat.map(({ basisPoints, amount }): [string, string] => [`Including VAT ${basisPoints / 100} %`, format(amount)]),
  ];
}

function Line({ line }: { line: Order['lines'][number] }) {
  const { order, refundable } = useOrder();
  const format = (amount: number) => formatMoney(amount, order.currency);
  return (
    <TableRow>
      <TableCell>
        <Avatar variant="square" src={line.imageUrl} alt="" sx={{ width: 40, height: 50 }}>
          {' '}
        </Avatar>
      </TableCell>
      <TableCell>
        {[line.brand, line.name, line.color, line.size].filter(Boolean).join(', ')}
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {[line.sku, ...formatLineState(line), !refundable.some(({ lineId }) => lineId === line.lineId) && order.invoiceNumber && 'returned']
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </TableCell>
      <TableCell align="right">{line.quantity}</TableCell>
      <TableCell align="right">{format(line.discountPrice)}</TableCell>
      <TableCell align="right">{line.discount ? format(-line.discount) : ''}</TableCell>
      <TableCell align="right">{format(line.total - line.discount)}</TableCell>
    </TableRow>
  );
}

const formatLineState = ({ cancelled, unpacked, returnable }: { cancelled: number; unpacked: number; returnable: number }) => [
  cancelled > 0 && `${cancelled} cancelled`,
  unpacked > 0 && `${unpacked} to pack`,
  returnable > 0 && `${returnable} delivered`,
];
