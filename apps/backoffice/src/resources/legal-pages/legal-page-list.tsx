import { DataTable, List, NullableBooleanInput, ReferenceInput, SelectInput } from 'react-admin';
import Alert from '@mui/material/Alert';
import type { StaffLegalPageRow } from '@selvedge/server/admin/settings';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { ReviewChip } from './review-chip.tsx';

const filters = [
  <ReferenceInput key="countryId" source="countryId" reference="countries" filter={{ isActive: true }} perPage={50} alwaysOn>
    <SelectInput optionText="name" label="Country" />
  </ReferenceInput>,
  <NullableBooleanInput key="isToReview" source="isToReview" label="Still to be read" alwaysOn />,
];

/** What the law asks each country's shop to say, and what a lawyer has still to read of it. */
export function LegalPageList() {
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <>
        <Alert severity="warning">
          These pages come as templates, in each language filled in from the country’s row. A template is no legal advice: before a country opens, a
          lawyer who knows its law should read each page. Note here who has, and when a text or the country’s row changes it asks to be read again.
        </Alert>
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="country" disableSort />
          <DataTable.Col source="title" label="Page" disableSort />
          <DataTable.Col label="In the country’s language" disableSort render={({ own }: StaffLegalPageRow) => <ReviewChip state={own} />} />
          <DataTable.Col label="In English" disableSort render={({ english }: StaffLegalPageRow) => <ReviewChip state={english} />} />
          <DataTable.NumberCol source="reviewed" label="Languages read" disableSort />
          <DataTable.NumberCol source="ownWords" label="In own words" disableSort />
          <DataTable.Col label="Still to be entered" disableSort render={({ missing }: StaffLegalPageRow) => missing.join(', ')} />
        </DataTable>
      </>
    </List>
  );
}
