import { BooleanField, DataTable, FunctionField, List, NullableBooleanInput } from 'react-admin';
import type { AdminWheelRow } from '@selvedge/server/admin/marketing';
import { TimeField } from '#fields/time-field.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';
import { formatShare } from './labels.ts';

const filters = [
  <MarketInput key="countryId" emptyText="All countries" alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label="Active" alwaysOn />,
];

/** Returns the share of spins that win a prize. */
function computeWinningShare({ segments }: AdminWheelRow): string {
  const sum = (counted: AdminWheelRow['segments']) => counted.reduce((whole, { weight }) => whole + weight, 0);
  return formatShare(sum(segments.filter(({ kind }) => kind !== 'none')), sum(segments));
}

export function WheelList() {
  return (
    <List filters={filters} sort={{ field: 'countryId', order: 'ASC' }} perPage={50} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="countryId" label="Country">
          <FunctionField<AdminWheelRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.Col label="Segments" disableSort render={({ segments }: AdminWheelRow) => segments.length} />
        <DataTable.Col label="Wins" disableSort render={computeWinningShare} />
        <DataTable.NumberCol source="spinsPerDay" label="Spins per day" disableSort />
        <DataTable.NumberCol source="validDays" label="Coupon validity (days)" disableSort />
        <DataTable.Col source="validUntil" label="Ends" disableSort>
          <TimeField source="validUntil" />
        </DataTable.Col>
        <DataTable.Col source="isActive" label="Active" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
