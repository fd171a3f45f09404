import { DataTable, DateInput, FunctionField, List, NullableBooleanInput, TopToolbar, useListContext } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SpinTotalRow, StaffSpinRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';
import { call } from '#frame/call.ts';
import { timeOf } from '../orders/words.ts';
import { prizeOf, shareOf } from './words.ts';

const filters = [
  <MarketInput key="countryId" emptyText="All countries" alwaysOn />,
  <NullableBooleanInput key="isWon" source="isWon" label="Won something" alwaysOn />,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="until" source="until" label="Until" alwaysOn />,
];

/** What was drawn. Who has won a coupon stands with the coupon. */
export function SpinList() {
  return (
    <List
      filters={filters}
      actions={
        <TopToolbar>
          <TableLink />
        </TopToolbar>
      }
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
      empty={false}
    >
      <>
        <Totals />
        <DataTable rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="spunAt" label="When" disableSort render={({ spunAt }: StaffSpinRow) => timeOf(spunAt)} />
          <DataTable.Col source="countryId" label="Country" disableSort>
            <FunctionField<StaffSpinRow> render={({ countryId }) => <MarketName id={countryId} />} />
          </DataTable.Col>
          <DataTable.Col label="Drawn" disableSort render={prizeOf} />
          <DataTable.Col source="couponCode" label="Coupon" disableSort />
          <DataTable.Col
            source="isUsed"
            label="Used"
            disableSort
            render={({ couponCode, isUsed }: StaffSpinRow) => (couponCode === null ? '' : isUsed ? 'Yes' : 'No')}
          />
        </DataTable>
      </>
    </List>
  );
}

function useFilterQuery(): string {
  const { filterValues } = useListContext() as { filterValues: Record<string, unknown> };
  const set = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== '' && value !== null && value !== undefined));
  return new URLSearchParams({ filter: JSON.stringify(set) }).toString();
}

/** What the list shows comes to: how often each prize was drawn, beside which its weight can be held. */
function Totals() {
  const query = useFilterQuery();
  const { data = [] } = useQuery({
    queryKey: ['wheel-spins', 'totals', query],
    queryFn: async () => (await call<SpinTotalRow[]>(`wheel-spins/totals?${query}`)).data,
  });
  const whole = data.reduce((sum, { spins }) => sum + spins, 0);
  if (whole === 0) return null;
  return (
    <Paper variant="outlined" sx={{ m: 2, overflowX: 'auto' }}>
      <Table size="small" aria-label="Totals">
        <TableHead>
          <TableRow>
            <TableCell>Drawn</TableCell>
            <TableCell align="right">Spins</TableCell>
            <TableCell align="right">Share</TableCell>
            <TableCell align="right">Coupons used</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => (
            <TableRow key={`${prizeOf(row)} ${row.currency}`}>
              <TableCell>{prizeOf(row)}</TableCell>
              <TableCell align="right">{row.spins}</TableCell>
              <TableCell align="right">{shareOf(row.spins, whole)}</TableCell>
              <TableCell align="right">{row.kind === 'none' ? '' : row.used}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function TableLink() {
  return (
    <Button component="a" size="small" href={`/api/admin/wheel-spins/table?${useFilterQuery()}`}>
      Table (CSV)
    </Button>
  );
}
