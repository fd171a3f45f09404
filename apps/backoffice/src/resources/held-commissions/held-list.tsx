import type { MouseEvent } from 'react';
import { DataTable, List, ReferenceInput, AutocompleteInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { HeldRow } from '@selvedge/server/admin/affiliates';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { DecideMany } from '#fields/decide-many.tsx';
import { choicesOf, moneyIn, timeOf } from '../orders/words.ts';
import { holdWords } from '../affiliates/words.ts';

const filters = [
  <SelectInput key="reason" source="reason" label="Why it is held" choices={choicesOf(holdWords)} alwaysOn />,
  <ReferenceInput key="affiliateId" source="affiliateId" reference="affiliates" alwaysOn>
    <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={(q: string) => ({ q })} helperText={false} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
];

const stay = (event: MouseEvent) => event.stopPropagation();

/** What somebody has to look at before it is approved, the oldest first. */
export function HeldList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable
        rowClick="toggleSelection"
        bulkActionButtons={
          <DecideMany
            resource="held-commissions"
            things="commissions"
            yes={{ label: 'Release', change: { verdict: 'released' }, sentence: 'They go on as any other: approved once they are due.' }}
            no={{ label: 'Refuse', change: { verdict: 'refused' } }}
          />
        }
      >
        <DataTable.Col
          source="code"
          label="Affiliate"
          disableSort
          render={({ affiliateId, code }: HeldRow) => (
            <Link component={RouterLink} to={`/affiliates/${affiliateId}/show`} onClick={stay}>
              {code}
            </Link>
          )}
        />
        <DataTable.Col
          source="orderNumber"
          label="Order"
          disableSort
          render={({ orderNumber }: HeldRow) => (
            <Link component={RouterLink} to={`/orders/${orderNumber}/show`} onClick={stay}>
              {orderNumber}
            </Link>
          )}
        />
        <DataTable.Col source="placedAt" label="Placed" disableSort render={({ placedAt }: HeldRow) => timeOf(placedAt)} />
        <DataTable.Col
          source="productName"
          label="What"
          disableSort
          render={({ quantity, productName }: HeldRow) => `${quantity} × ${productName}`}
        />
        <DataTable.Col
          align="right"
          source="amount"
          label="Commission"
          disableSort
          render={({ amount, base, percent, currency }: HeldRow) => (
            <Box component="span" title={`${percent} % of ${moneyIn(base, currency)}`} sx={{ whiteSpace: 'nowrap' }}>
              {moneyIn(amount, currency)}
            </Box>
          )}
        />
        <DataTable.Col
          source="reasons"
          label="Why it is held"
          disableSort
          render={({ reasons }: HeldRow) => (
            <Box sx={{ color: 'warning.main' }}>
              {reasons.map((reason) => (
                <Box key={reason}>{holdWords[reason]}</Box>
              ))}
            </Box>
          )}
        />
        <DataTable.Col source="secondsToOrder" label="Click to order" disableSort render={({ secondsToOrder }: HeldRow) => spanOf(secondsToOrder)} />
      </DataTable>
    </List>
  );
}

/** How long somebody took, in the largest unit that says enough. */
function spanOf(seconds: number | null): string {
  if (seconds === null) return 'Code brought along';
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
