import type { MouseEvent } from 'react';
import { AutocompleteInput, DataTable, List, ReferenceInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PayoutRecord } from '@selvedge/server/admin/affiliates';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { getFileAddress } from '#frame/call.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { toChoices } from '../orders/labels.ts';
import { DueBalances } from './due-balances.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { ExchangeRates } from './exchange-rates.tsx';
import { formatRates, payoutLabels } from './labels.ts';

const filters = [
  <SelectInput key="status" source="status" choices={toChoices(payoutLabels)} alwaysOn />,
  <ReferenceInput key="affiliateId" source="affiliateId" reference="affiliates" alwaysOn>
    <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={(q: string) => ({ q })} helperText={false} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
];

/** Stops a click on a link from selecting its row. */
const stopRowClick = (event: MouseEvent) => event.stopPropagation();

/** Lists due balances and the results of earlier payouts. */
export function PayoutList() {
  return (
    <>
      <Box sx={{ mt: 2 }}>
        <DueBalances />
      </Box>
      <Box sx={{ mt: 2 }}>
        <ExchangeRates />
      </Box>
      <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false} empty={false}>
        <DataTable
          rowClick="toggleSelection"
          bulkActionButtons={
            <SelectedRowsActions>
              <OutcomeButtons />
            </SelectedRowsActions>
          }
        >
          <DataTable.Col source="number" disableSort render={({ number }: PayoutRecord) => <span style={{ whiteSpace: 'nowrap' }}>{number}</span>} />
          <DataTable.Col
            source="name"
            label="Affiliate"
            disableSort
            render={({ affiliateId, name }: PayoutRecord) => (
              <Link component={RouterLink} to={`/affiliates/${affiliateId}/show`} onClick={stopRowClick}>
                {name}
              </Link>
            )}
          />
          <DataTable.Col
            source="amount"
            align="right"
            disableSort
            render={({ amount, vat, currency, conversions }: PayoutRecord) => (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {formatMoney(amount, currency)}
                {vat > 0 && <Box sx={{ color: 'text.secondary' }}>plus {formatMoney(vat, currency)} VAT</Box>}
                {conversions.map((balance) => (
                  <Box key={balance.currency} sx={{ color: 'text.secondary' }} title={formatRates(balance.rates)}>
                    includes {formatMoney(balance.amount, balance.currency)} = {formatMoney(balance.converted, currency)}
                  </Box>
                ))}
              </Box>
            )}
          />
          <DataTable.Col source="status" disableSort render={formatPayoutState} />
          <DataTable.Col source="account" label="Account" disableSort />
          <DataTable.Col
            source="preparedAt"
            label="Prepared"
            disableSort
            render={({ preparedAt, preparedBy }: PayoutRecord) => `${formatTime(preparedAt)}, ${preparedBy}`}
          />
          <DataTable.Col label="Documents" disableSort render={(payout: PayoutRecord) => <PayoutDocuments payout={payout} />} />
        </DataTable>
      </List>
    </>
  );
}

const formatPayoutState = ({ status, paidAt, note }: PayoutRecord): string =>
  [payoutLabels[status] + (status === 'paid' && paidAt ? ` ${formatTime(paidAt)}` : ''), note].filter(Boolean).join(': ');

function PayoutDocuments({ payout: { id, batchId, hasInvoice } }: { payout: PayoutRecord }) {
  const documents = [
    { name: 'Statement', address: getFileAddress('GET /admin/affiliate-payouts/{id}/statement.pdf', { path: { id } }) },
    ...(hasInvoice ? [{ name: 'Invoice', address: getFileAddress('GET /admin/affiliate-payouts/{id}/invoice.pdf', { path: { id } }) }] : []),
    ...(batchId === null
      ? []
      : [{ name: `File ${batchId}`, address: getFileAddress('GET /admin/affiliate-payouts/files/{id}', { path: { id: batchId } }) }]),
  ];
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {documents.map(({ name, address }) => (
        <Link key={name} href={address} download onClick={stopRowClick} sx={{ whiteSpace: 'nowrap' }}>
          {name}
        </Link>
      ))}
    </Box>
  );
}
