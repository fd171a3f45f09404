import { DataTable, DateInput, FunctionField, List, NullableBooleanInput, TopToolbar, useListContext } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AdminSpinRow } from '@selvedge/server/admin/marketing';
import { formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';
import { call, getFileAddress } from '#frame/call.ts';
import { formatPrize, formatShare } from './labels.ts';

const filters = [
  <MarketInput key="countryId" emptyText="All countries" alwaysOn />,
  <NullableBooleanInput key="isWon" source="isWon" label="Won a prize" alwaysOn />,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="until" source="until" label="Until" alwaysOn />,
];

/** Lists spins. Winners of a coupon are listed with the coupon. */
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
          <DataTable.Col source="spunAt" label="Date" disableSort render={({ spunAt }: AdminSpinRow) => formatTime(spunAt)} />
          <DataTable.Col source="countryId" label="Country" disableSort>
            <FunctionField<AdminSpinRow> render={({ countryId }) => <MarketName id={countryId} />} />
          </DataTable.Col>
          <DataTable.Col label="Prize" disableSort render={formatPrize} />
          <DataTable.Col source="couponCode" label="Coupon" disableSort />
          <DataTable.Col
            source="isUsed"
            label="Used"
            disableSort
            render={({ couponCode, isUsed }: AdminSpinRow) => (couponCode === null ? '' : isUsed ? 'Yes' : 'No')}
          />
        </DataTable>
      </>
    </List>
  );
}

function useFilterQuery() {
  const { filterValues } = useListContext() as { filterValues: Record<string, unknown> };
  const set = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== '' && value !== null && value !== undefined));
  return { filter: set };
}

/** Shows totals of the filtered list: how often each prize was drawn, to compare with its weight. */
function Totals() {
  const query = useFilterQuery();
  const { data = [] } = useQuery({
    queryKey: ['wheel-spins', 'totals', query],
    queryFn: async () => (await call('GET /admin/wheel-spins/totals', { query })).data,
  });
  const whole = data.reduce((sum, { spins }) => sum + spins, 0);
  if (whole === 0) return null;
  return (
    <Paper variant="outlined" sx={{ m: 2, overflowX: 'auto' }}>
      <Table size="small" aria-label="Totals">
        <TableHead>
          <TableRow>
            <TableCell>Prize</TableCell>
            <TableCell align="right">Spins</TableCell>
            <TableCell align="right">Share</TableCell>
            <TableCell align="right">Coupons used</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => (
            <TableRow key={`${formatPrize(row)} ${row.currency}`}>
              <TableCell>{formatPrize(row)}</TableCell>
              <TableCell align="right">{row.spins}</TableCell>
              <TableCell align="right">{formatShare(row.spins, whole)}</TableCell>
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
    <Button component="a" size="small" href={getFileAddress('GET /admin/wheel-spins/table', { query: useFilterQuery() })}>
      Export CSV
    </Button>
  );
}
