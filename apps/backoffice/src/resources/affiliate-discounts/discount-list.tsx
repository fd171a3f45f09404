import {
  AutocompleteInput,
  BooleanField,
  DataTable,
  FunctionField,
  List,
  NullableBooleanInput,
  ReferenceField,
  ReferenceInput,
  SearchInput,
} from 'react-admin';
import type { AdminDiscountRow } from '@selvedge/server/admin/affiliates';
import { TimeField } from '#fields/time-field.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="affiliateId" source="affiliateId" reference="affiliates" alwaysOn>
    <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={(q: string) => ({ q })} helperText={false} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
  <NullableBooleanInput key="isActive" source="isActive" label="Active" />,
];

export function DiscountList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" />
        <DataTable.Col source="affiliateId" label="Affiliate" disableSort>
          <ReferenceField source="affiliateId" reference="affiliates" link="show" />
        </DataTable.Col>
        <DataTable.Col source="benefit" label="Discount" disableSort />
        <DataTable.Col label="Orders" source="uses" align="right">
          <FunctionField<AdminDiscountRow> render={({ uses, mostUses }) => (mostUses === null ? uses : `${uses} of ${mostUses}`)} />
        </DataTable.Col>
        <DataTable.Col source="validUntil" label="Ends">
          <TimeField source="validUntil" />
        </DataTable.Col>
        <DataTable.Col source="isActive" label="Active" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
