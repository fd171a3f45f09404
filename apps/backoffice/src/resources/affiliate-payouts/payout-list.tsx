import type { MouseEvent } from 'react';
import { AutocompleteInput, DataTable, List, ReferenceInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PayoutRecord } from '@selvedge/server/admin/affiliates';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { choicesOf, moneyIn, timeOf } from '../orders/words.ts';
import { DueBalances } from './due-balances.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { payoutWords } from './words.ts';

const filters = [
  <SelectInput key="status" source="status" choices={choicesOf(payoutWords)} alwaysOn />,
  <ReferenceInput key="affiliateId" source="affiliateId" reference="affiliates" alwaysOn>
    <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={(q: string) => ({ q })} helperText={false} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
];

/** A link within a row whose press ticks it. */
const stay = (event: MouseEvent) => event.stopPropagation();

/** What is due, and what has become of what was paid out. */
export function PayoutList() {
  return (
    <>
      <Box sx={{ mt: 2 }}>
        <DueBalances />
      </Box>
      <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false} empty={false}>
        <DataTable rowClick="toggleSelection" bulkActionButtons={<OutcomeButtons />}>
          <DataTable.Col source="number" disableSort render={({ number }: PayoutRecord) => <span style={{ whiteSpace: 'nowrap' }}>{number}</span>} />
          <DataTable.Col
            source="name"
            label="Affiliate"
            disableSort
            render={({ affiliateId, name }: PayoutRecord) => (
              <Link component={RouterLink} to={`/affiliates/${affiliateId}/show`} onClick={stay}>
                {name}
              </Link>
            )}
          />
          <DataTable.Col
            source="amount"
            align="right"
            disableSort
            render={({ amount, vat, currency }: PayoutRecord) => (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {moneyIn(amount, currency)}
                {vat > 0 && <Box sx={{ color: 'text.secondary' }}>and {moneyIn(vat, currency)} VAT</Box>}
              </Box>
            )}
          />
          <DataTable.Col source="status" disableSort render={stateOf} />
          <DataTable.Col source="account" label="To" disableSort />
          <DataTable.Col
            source="preparedAt"
            label="Prepared"
            disableSort
            render={({ preparedAt, preparedBy }: PayoutRecord) => `${timeOf(preparedAt)}, ${preparedBy}`}
          />
          <DataTable.Col label="Papers" disableSort render={(payout: PayoutRecord) => <Papers payout={payout} />} />
        </DataTable>
      </List>
    </>
  );
}

const stateOf = ({ status, paidAt, note }: PayoutRecord): string =>
  [payoutWords[status] + (status === 'paid' && paidAt ? ` ${timeOf(paidAt)}` : ''), note].filter(Boolean).join(': ');

function Papers({ payout: { id, batchId, hasInvoice } }: { payout: PayoutRecord }) {
  const papers = [
    { name: 'Statement', path: `${id}/statement.pdf` },
    ...(hasInvoice ? [{ name: 'Invoice', path: `${id}/invoice.pdf` }] : []),
    ...(batchId === null ? [] : [{ name: `File ${batchId}`, path: `files/${batchId}` }]),
  ];
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {papers.map(({ name, path }) => (
        <Link key={name} href={`/api/admin/affiliate-payouts/${path}`} download onClick={stay} sx={{ whiteSpace: 'nowrap' }}>
          {name}
        </Link>
      ))}
    </Box>
  );
}
