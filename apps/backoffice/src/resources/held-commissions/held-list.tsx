import type { MouseEvent } from 'react';
import { DataTable, List, ReferenceInput, AutocompleteInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { HeldRow } from '@selvedge/server/admin/affiliates';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { DecideMany } from '#fields/decide-many.tsx';
import { toChoices } from '../orders/labels.ts';
import { holdLabels } from '../affiliates/labels.ts';

const filters = [
  <SelectInput key="reason" source="reason" label="Hold reason" choices={toChoices(holdLabels)} alwaysOn />,
  <ReferenceInput key="affiliateId" source="affiliateId" reference="affiliates" alwaysOn>
    <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={(q: string) => ({ q })} helperText={false} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
];

const stopRowClick = (event: MouseEvent) => event.stopPropagation();

const renderAffiliate = ({ affiliateId, code }: HeldRow) => (
  <Link component={RouterLink} to={`/affiliates/${affiliateId}/show`} onClick={stopRowClick}>
    {code}
  </Link>
);

const renderOrder = ({ orderNumber }: HeldRow) => (
  <Link component={RouterLink} to={`/orders/${orderNumber}/show`} onClick={stopRowClick}>
    {orderNumber}
  </Link>
);

const renderAmount = ({ amount, base, percent, currency }: HeldRow) => (
  <Box component="span" title={`${percent} % of ${formatMoney(base, currency)}`} sx={{ whiteSpace: 'nowrap' }}>
    {formatMoney(amount, currency)}
  </Box>
);

const renderReasons = ({ reasons }: HeldRow) => (
  <Box sx={{ color: 'warning.main' }}>
    {reasons.map((reason) => (
      <Box key={reason}>{holdLabels[reason]}</Box>
    ))}
  </Box>
);

/** Lists held commissions that need a review, the oldest first. */
export function HeldList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable
        rowClick="toggleSelection"
        bulkActionButtons={
          <SelectedRowsActions>
            <DecideMany
              resource="held-commissions"
              things="commissions"
              yes={{
                label: 'Release',
                change: { verdict: 'released' },
                sentence: 'The commissions are pending again and are approved when they are due.',
              }}
              no={{ label: 'Reject', change: { verdict: 'refused' } }}
            />
          </SelectedRowsActions>
        }
      >
        <DataTable.Col source="code" label="Affiliate" disableSort render={renderAffiliate} />
        <DataTable.Col source="orderNumber" label="Order" disableSort render={renderOrder} />
        <DataTable.Col source="placedAt" label="Placed" disableSort render={({ placedAt }: HeldRow) => formatTime(placedAt)} />
        <DataTable.Col
          source="productName"
          label="Product"
          disableSort
          render={({ quantity, productName }: HeldRow) => `${quantity} × ${productName}`}
        />
        <DataTable.Col align="right" source="amount" label="Commission" disableSort render={renderAmount} />
        <DataTable.Col source="reasons" label="Hold reason" disableSort render={renderReasons} />
        <DataTable.Col
          source="secondsToOrder"
          label="Time from click to order"
          disableSort
          render={({ secondsToOrder }: HeldRow) => formatTimeSinceClick(secondsToOrder)}
        />
      </DataTable>
    </List>
  );
}

/** Formats a duration in the largest suitable unit. */
function formatTimeSinceClick(seconds: number | null): string {
  if (seconds === null) return 'Affiliate code';
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
