import { BooleanField, DataTable, List, SearchInput, SelectInput } from 'react-admin';
import { languages } from '@selvedge/i18n';
import type { AdminCreativeRow } from '@selvedge/server/admin/affiliates';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { TimeField } from '#fields/time-field.tsx';
import { kindChoices, kindNames } from './kinds.ts';

const languageNames = new Map<number, string>(languages.map(({ id, name }) => [id, name]));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" label="Type" choices={kindChoices} alwaysOn />,
  <SelectInput key="languageId" source="languageId" label="Language" choices={languages.map(({ id, name }) => ({ id, name }))} />,
];

/** Lists banners and texts for affiliates. */
export function CreativeList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col
          label="Preview"
          disableSort
          render={({ imageUrl, words }: AdminCreativeRow) =>
            imageUrl ? <img src={`/_ipx/f_webp,w_240${imageUrl}`} alt={words} style={{ display: 'block', maxWidth: 120, maxHeight: 80 }} /> : words
          }
        />
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="kind" label="Type" disableSort render={({ kind }: AdminCreativeRow) => kindNames[kind]} />
        <DataTable.Col
          source="languageId"
          label="Language"
          disableSort
          render={({ languageId }: AdminCreativeRow) => (languageId === null ? 'All languages' : (languageNames.get(languageId) ?? languageId))}
        />
        <DataTable.Col source="path" label="Page" disableSort />
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
