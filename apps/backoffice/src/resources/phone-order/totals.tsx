import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PhoneOrder } from '@selvedge/server/admin/phone-orders';
import { formatMoney } from '#fields/formats.ts';

/** Shows the totals as the checkout does. */
export function Totals({ totals }: { totals: PhoneOrder['totals'] }) {
  const { currency, goods, discount, delivery, cashOnDelivery, rounding, total, vat } = totals;
  const rows: [string, number][] = [
    ['Items', goods],
    ...(discount ? [['Discount', -discount] as [string, number]] : []),
    ['Delivery', delivery],
    ...(cashOnDelivery ? [['Cash on delivery', cashOnDelivery] as [string, number]] : []),
    ...(rounding ? [['Rounding', rounding] as [string, number]] : []),
    ...vat.map(({ basisPoints, amount }): [string, number] => [`Including VAT ${basisPoints / 100} %`, amount]),
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 3, m: 0 }}>
      {rows.map(([label, amount]) => (
        <Row key={label} label={label} amount={formatMoney(amount, currency)} />
      ))}
      <Row label="Total" amount={formatMoney(total, currency)} isStrong />
    </Box>
  );
}

function Row({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) {
  const weight = isStrong ? 600 : 400;
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ fontWeight: weight }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', fontWeight: weight }}>
        {amount}
      </Typography>
    </>
  );
}
