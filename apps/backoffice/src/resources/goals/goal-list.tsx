import { BooleanField, DataTable, DateField, FunctionField, List, NullableBooleanInput } from 'react-admin';
import type { AdminGoalRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';

const filters = [
  <MarketInput key="countryId" emptyText="All countries" alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label="Active" alwaysOn />,
];

export function GoalList() {
  return (
    <List filters={filters} sort={{ field: 'countryId', order: 'ASC' }} perPage={50} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="countryId" label="Country">
          <FunctionField<AdminGoalRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.NumberCol source="threshold" label="Minimum spend">
          <FunctionField<AdminGoalRow> render={({ threshold, currency }) => `${threshold} ${currency}`} />
        </DataTable.NumberCol>
        <DataTable.Col source="benefit" label="Discount" disableSort />
        <DataTable.Col source="validUntil" label="Ends" disableSort>
          <DateField source="validUntil" showTime />
        </DataTable.Col>
        <DataTable.Col source="isActive" label="Active" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
