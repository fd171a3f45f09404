import { DataTable, List, NullableBooleanInput, ReferenceInput, SelectInput } from 'react-admin';
import Alert from '@mui/material/Alert';
import type { AdminLegalPageRow } from '@selvedge/server/admin/settings';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { listMissingLabels } from './label-missing.ts';
import Chip from '@mui/material/Chip';

type State = AdminLegalPageRow['own'];

const stateLabels: Record<State, string> = { template: 'Not reviewed', reviewed: 'Reviewed', changed: 'Changed since review' };

/** Shows whether the current version of a page has had a legal review. */
const ReviewChip = ({ state }: { state: State }) => (
  <Chip size="small" label={stateLabels[state]} color={state === 'reviewed' ? 'success' : 'warning'} variant="outlined" />
);

const filters = [
  <ReferenceInput key="countryId" source="countryId" reference="countries" filter={{ isActive: true }} perPage={50} alwaysOn>
    <SelectInput optionText="name" label="Country" />
  </ReferenceInput>,
  <NullableBooleanInput key="isToReview" source="isToReview" label="Needs review" alwaysOn />,
];

/** Lists the legal pages of each country and which of them still need a legal review. */
export function LegalPageList() {
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <>
        <Alert severity="warning">
          These pages are templates that are filled in from the country settings. A template is not legal advice: before you open a country, have a
          local lawyer review each page. Record each review here. After a change of the text or the country settings, a new review is needed.
        </Alert>
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="country" disableSort />
          <DataTable.Col source="title" label="Page" disableSort />
          <DataTable.Col label="Country language" disableSort render={({ own }: AdminLegalPageRow) => <ReviewChip state={own} />} />
          <DataTable.Col label="English" disableSort render={({ english }: AdminLegalPageRow) => <ReviewChip state={english} />} />
          <DataTable.NumberCol source="reviewed" label="Reviewed languages" disableSort />
          <DataTable.NumberCol source="ownWords" label="Custom texts" disableSort />
          <DataTable.Col label="Missing settings" disableSort render={({ missing }: AdminLegalPageRow) => listMissingLabels(missing)} />
        </DataTable>
      </>
    </List>
  );
}
