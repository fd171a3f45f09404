import { BooleanField, DataTable, DateField, FunctionField, List, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import type { StaffCouponRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const kinds = [
  { id: 'percent', name: 'Percent' },
  { id: 'amount', name: 'Amount' },
  { id: 'free-delivery', name: 'Free delivery' },
];
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" label="Takes off" alwaysOn choices={kinds} />,
  <NullableBooleanInput key="isActive" source="isActive" label="Holds" alwaysOn />,
];

const benefitOf = ({ kind, percent, amounts }: StaffCouponRow): string =>
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
        <DataTable.Col label="Takes off" disableSort>
          <FunctionField<StaffCouponRow> render={benefitOf} />
        </DataTable.Col>
        <DataTable.NumberCol label="Orders" source="uses">
          <FunctionField<StaffCouponRow> render={({ uses, mostUses }) => (mostUses === null ? uses : `${uses} of ${mostUses}`)} />
        </DataTable.NumberCol>
        <DataTable.Col source="validUntil" label="Until">
          <DateField source="validUntil" showTime />
        </DataTable.Col>
        <DataTable.Col source="boundEmail" label="For" disableSort />
        <DataTable.Col source="isActive" label="Holds" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
