import { BooleanField, DataTable, FunctionField, List, NullableBooleanInput } from 'react-admin';
import type { AdminGoalRow } from '@selvedge/server/admin/marketing';
import { formatMoney } from '#fields/formats.ts';
import { TimeField } from '#fields/time-field.tsx';
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
          <FunctionField<AdminGoalRow> render={({ threshold, currency }) => formatMoney(threshold, currency)} />
        </DataTable.NumberCol>
        <DataTable.Col source="benefit" label="Discount" disableSort />
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
