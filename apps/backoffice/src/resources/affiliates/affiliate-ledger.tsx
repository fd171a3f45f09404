import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Data } from '@selvedge/api-client';
import type { AffiliateRecord } from '@selvedge/server/admin/affiliates';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { Section } from '../orders/show/section.tsx';
import { ledgerEntryLabels, getReversalText } from './labels.ts';

const pageSize = 25;

/** Lists the ledger entries, the latest first. */
export function AffiliateLedger() {
  const affiliate = useRecordContext<AffiliateRecord>();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['affiliates', affiliate?.id, 'ledger', page, affiliate?.balances],
    queryFn: ({ signal }) =>
      call('GET /admin/affiliates/{id}/ledger', { path: { id: affiliate?.id ?? 0 }, query: { order: 'desc', take: pageSize, page }, signal }),
    enabled: affiliate !== undefined,
  });
  const count = data?.meta.itemCount ?? 0;
  return (
    <Section title="Ledger">
      {count === 0 ? (
        <Typography variant="body2" color="text.secondary">
          No entries yet
        </Typography>
      ) : (
        <Entries rows={data?.data ?? []} />
      )}
      {count > pageSize && (
        <>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button size="small" disabled={page * pageSize >= count} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </>
      )}
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        Each entry contains the hash of the previous one. <code>npm run ledger:verify</code> verifies that no entry was changed.
      </Typography>
    </Section>
  );
}

const Entries = ({ rows }: { rows: Data<'GET /admin/affiliates/{id}/ledger'> }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>No.</TableCell>
        <TableCell>Date</TableCell>
        <TableCell>Type</TableCell>
        <TableCell align="right">Pending</TableCell>
        <TableCell align="right">Approved</TableCell>
        <TableCell align="right">Paid</TableCell>
        <TableCell>Reason</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ id, sequence, at, kind, cause, currency, pending, approved, paid, reason }) => (
        <TableRow key={id}>
          <TableCell>{sequence}</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatTime(at)}</TableCell>
          <TableCell title={cause}>{ledgerEntryLabels[kind]}</TableCell>
          {[pending, approved, paid].map((amount, index) => (
            <TableCell key={index} align="right" sx={{ whiteSpace: 'nowrap' }}>
              {amount === 0 ? '' : formatMoney(amount, currency)}
            </TableCell>
          ))}
          <TableCell>{getReversalText(reason)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
