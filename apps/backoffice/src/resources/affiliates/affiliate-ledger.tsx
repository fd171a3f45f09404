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
import type { AffiliateRecord, LedgerRow } from '@selvedge/server/admin/affiliates';
import { call } from '#frame/call.ts';
import { Section } from '../orders/section.tsx';
import { moneyIn, timeOf } from '../orders/words.ts';
import { entryWords, reasonOf } from './words.ts';

const atATime = 25;

/** What came and went of his, the last first. */
export function AffiliateLedger() {
  const affiliate = useRecordContext<AffiliateRecord>();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['affiliates', affiliate?.id, 'ledger', page, affiliate?.balances],
    queryFn: ({ signal }) => call<LedgerRow[]>(`affiliates/${affiliate?.id}/ledger?order=desc&take=${atATime}&page=${page}`, { signal }),
    enabled: affiliate !== undefined,
  });
  const count = data?.meta?.itemCount ?? 0;
  return (
    <Section title="Ledger">
      {count === 0 ? (
        <Typography variant="body2" color="text.secondary">
          Nothing yet
        </Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Nr.</TableCell>
              <TableCell>When</TableCell>
              <TableCell>What</TableCell>
              <TableCell align="right">Pending</TableCell>
              <TableCell align="right">Approved</TableCell>
              <TableCell align="right">Paid</TableCell>
              <TableCell>Reason</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.data.map(({ id, sequence, at, kind, cause, currency, pending, approved, paid, reason }) => (
              <TableRow key={id}>
                <TableCell>{sequence}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{timeOf(at)}</TableCell>
                <TableCell title={cause}>{entryWords[kind]}</TableCell>
                {[pending, approved, paid].map((amount, index) => (
                  <TableCell key={index} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {amount === 0 ? '' : moneyIn(amount, currency)}
                  </TableCell>
                ))}
                <TableCell>{reasonOf(reason)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {count > atATime && (
        <>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Later
          </Button>
          <Button size="small" disabled={page * atATime >= count} onClick={() => setPage(page + 1)}>
            Earlier
          </Button>
        </>
      )}
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        Each entry holds the hash of the one before; <code>npm run ledger:verify</code> proves that none was changed.
      </Typography>
    </Section>
  );
}
