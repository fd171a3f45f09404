import { BooleanField, DataTable, DateField, FunctionField, List, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import type { AdminCouponRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const kinds = [
  { id: 'percent', name: 'Percentage' },
  { id: 'amount', name: 'Fixed amount' },
  { id: 'free-delivery', name: 'Free delivery' },
];
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" label="Discount" alwaysOn choices={kinds} />,
  <NullableBooleanInput key="isActive" source="isActive" label="Active" alwaysOn />,
];

const formatBenefit = ({ kind, percent, amounts }: AdminCouponRow): string =>
  kind === 'percent'
    ? `${percent} %`
    : kind === 'amount'
      ? amounts.map(({ currency, amount }) => `${amount} ${currency}`).join(', ')
      : 'free delivery';

export function CouponList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="code" />
        <DataTable.Col label="Discount" disableSort>
          <FunctionField<AdminCouponRow> render={formatBenefit} />
        </DataTable.Col>
        <DataTable.NumberCol label="Orders" source="uses">
          <FunctionField<AdminCouponRow> render={({ uses, mostUses }) => (mostUses === null ? uses : `${uses} of ${mostUses}`)} />
        </DataTable.NumberCol>
        <DataTable.Col source="validUntil" label="Ends">
          <DateField source="validUntil" showTime />
        </DataTable.Col>
        <DataTable.Col source="boundEmail" label="For" disableSort />
        <DataTable.Col source="isActive" label="Active" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
