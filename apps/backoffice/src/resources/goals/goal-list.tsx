import { BooleanField, DataTable, DateField, FunctionField, List, NullableBooleanInput } from 'react-admin';
import type { StaffGoalRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';

const filters = [
  <MarketInput key="countryId" emptyText="All countries" alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label="Holds" alwaysOn />,
];

const benefitOf = ({ kind, percent, amount, currency }: StaffGoalRow): string =>
  kind === 'percent' ? `${percent} %` : kind === 'amount' ? `${amount} ${currency}` : 'free delivery';

export function GoalList() {
  return (
    <List filters={filters} sort={{ field: 'countryId', order: 'ASC' }} perPage={50} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="countryId" label="Country">
          <FunctionField<StaffGoalRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.NumberCol source="threshold" label="Who buys for">
          <FunctionField<StaffGoalRow> render={({ threshold, currency }) => `${threshold} ${currency}`} />
        </DataTable.NumberCol>
        <DataTable.Col label="Gets off" disableSort>
          <FunctionField<StaffGoalRow> render={benefitOf} />
        </DataTable.Col>
        <DataTable.Col source="validUntil" label="Until" disableSort>
          <DateField source="validUntil" showTime />
        </DataTable.Col>
        <DataTable.Col source="isActive" label="Holds" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
