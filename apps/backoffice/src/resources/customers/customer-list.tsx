import { BooleanInput, DataTable, FilterButton, List, SearchInput, TopToolbar } from 'react-admin';
import type { AdminCustomerRow } from '@selvedge/server/admin/customers';
import { formatTime } from '#fields/formats.ts';
import { RecordCards, useIsPhone } from '#fields/record-cards.tsx';
import { SavedViews } from '#fields/saved-views/saved-views.tsx';
import { TagChips } from '#fields/tags-and-notes/tag-chips.tsx';
import { TagFilter, toTrueOrUndefined } from '#fields/tags-and-notes/tag-filter.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [
  <SearchInput key="q" source="q" placeholder="Email, name, phone, city, order number, tag, note" alwaysOn sx={{ minWidth: 320 }} />,
  <TagFilter key="tag" of="customers" source="tag" label="Tag" />,
  <BooleanInput key="hasNotes" source="hasNotes" label="With notes" defaultValue parse={toTrueOrUndefined} />,
];

export function CustomerList() {
  const isPhone = useIsPhone();
  return (
    <List
      filters={filters}
      sort={{ field: 'since', order: 'DESC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
      actions={<ListActions />}
    >
      {isPhone ? <CustomerCards /> : <CustomerTable />}
    </List>
  );
}

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <SavedViews />
  </TopToolbar>
);

const getName = ({ firstName, lastName }: AdminCustomerRow): string => `${firstName} ${lastName}`.trim() || 'No name';

const CustomerTable = () => (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <DataTable.Col source="name" disableSort render={getName} />
    <DataTable.Col source="email" disableSort />
    <DataTable.Col source="phone" disableSort />
    <DataTable.Col source="kind" label="Type" disableSort render={({ isGuest, isClosed }: AdminCustomerRow) => getCustomerKind(isGuest, isClosed)} />
    <DataTable.Col source="since" label="Customer since" disableSort render={({ since }: AdminCustomerRow) => formatTime(since)} />
    <DataTable.Col source="tags" label="Tags and notes" disableSort render={(customer: AdminCustomerRow) => <TagChips {...customer} />} />
  </DataTable>
);

const CustomerCards = () => (
  <RecordCards<AdminCustomerRow>
    getPath={({ id }) => `/customers/${id}/show`}
    renderTitle={getName}
    renderLines={({ email, phone, isGuest, isClosed, since, tags, noteCount }) => [
      email,
      phone,
      `${getCustomerKind(isGuest, isClosed)} since ${formatTime(since)}`,
      <TagChips key="tags" tags={tags} noteCount={noteCount} />,
    ]}
  />
);

function getCustomerKind(isGuest: boolean, isClosed: boolean): string {
  if (isGuest) return 'Guest';
  return isClosed ? 'Deactivated' : 'Account';
}
