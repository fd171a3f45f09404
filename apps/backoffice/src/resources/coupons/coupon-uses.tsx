import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CouponUse } from '@selvedge/server/admin/marketing';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';

/** Lists the latest orders that used a coupon. */
export function CouponUses() {
  const coupon = useRecordContext<{ id: number; uses: number }>();
  const [uses, setUses] = useState<CouponUse[]>([]);
  const id = coupon?.id;
  useEffect(() => {
    const controller = new AbortController();
    if (id !== undefined)
      call('GET /admin/coupons/{id}/uses', { path: { id }, query: { take: 50 }, signal: controller.signal }).then(
        ({ data }) => setUses(data),
        () => undefined,
      );
    return () => controller.abort();
  }, [id]);
  if (!coupon) return null;
  return (
    <Paper sx={{ p: 2, width: 300, ml: 2, alignSelf: 'flex-start' }}>
      <Typography component="h2" variant="subtitle1">
        Orders with this coupon: {coupon.uses}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {uses.map((use) => (
          <Box component="li" key={use.id} sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
            <Box sx={{ textDecoration: use.releasedAt ? 'line-through' : 'none' }}>{use.orderNumber}</Box>
            <Typography variant="caption" color="text.secondary">
              {use.email} · {formatTime(use.usedAt)}
              {use.releasedAt && ' · use restored'}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
