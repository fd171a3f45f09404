import { BooleanField, DataTable, DateField, FunctionField, List, NullableBooleanInput } from 'react-admin';
import type { StaffWheelRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';
import { shareOf } from './words.ts';

const filters = [
  <MarketInput key="countryId" emptyText="All countries" alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label="Turns" alwaysOn />,
];

/** How much of all spins wins something. */
function winningShare({ segments }: StaffWheelRow): string {
  const sum = (some: StaffWheelRow['segments']) => some.reduce((whole, { weight }) => whole + weight, 0);
  return shareOf(sum(segments.filter(({ kind }) => kind !== 'none')), sum(segments));
}

export function WheelList() {
  return (
    <List filters={filters} sort={{ field: 'countryId', order: 'ASC' }} perPage={50} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="countryId" label="Country">
          <FunctionField<StaffWheelRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.Col label="Segments" disableSort render={({ segments }: StaffWheelRow) => segments.length} />
        <DataTable.Col label="Wins" disableSort render={winningShare} />
        <DataTable.NumberCol source="spinsPerDay" label="Spins a day" disableSort />
        <DataTable.NumberCol source="validDays" label="Coupons hold, days" disableSort />
        <DataTable.Col source="validUntil" label="Until" disableSort>
          <DateField source="validUntil" showTime />
        </DataTable.Col>
        <DataTable.Col source="isActive" label="Turns" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
