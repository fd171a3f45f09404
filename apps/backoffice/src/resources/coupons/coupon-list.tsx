import { BooleanField, DataTable, FunctionField, List, NullableBooleanInput, SearchInput, SelectInput, type SelectInputProps } from 'react-admin';
import type { AdminCouponRow } from '@selvedge/server/admin/marketing';
import { TimeField } from '#fields/time-field.tsx';
import { useDiscountKinds } from '#fields/benefit-inputs.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <KindFilter key="kind" source="kind" label="Discount" alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label="Active" alwaysOn />,
];

function KindFilter(props: Omit<SelectInputProps, 'choices'>) {
  return <SelectInput {...props} choices={useDiscountKinds('coupon')} />;
}

export function CouponList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="code" />
        <DataTable.Col source="benefit" label="Discount" disableSort />
        <DataTable.NumberCol label="Orders" source="uses">
          <FunctionField<AdminCouponRow> render={({ uses, mostUses }) => (mostUses === null ? uses : `${uses} of ${mostUses}`)} />
        </DataTable.NumberCol>
        <DataTable.Col source="validUntil" label="Ends">
          <TimeField source="validUntil" />
        </DataTable.Col>
        <DataTable.Col source="boundEmail" label="For" disableSort />
        <DataTable.Col source="isActive" label="Active" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
