import AddIcon from '@mui/icons-material/Add';
import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined';
import { Link } from 'react-router';
import { BooleanInput, Button, DataTable, DateInput, FilterButton, List, SearchInput, SelectInput, TopToolbar, useListContext } from 'react-admin';
import type { QueuedOrder } from '@selvedge/server/admin/orders';
import Box from '@mui/material/Box';
import { formatCountry, formatMoney, formatTime } from '#fields/formats.ts';
import { SavedViews } from '#fields/saved-views/saved-views.tsx';
import { usePaymentNames } from '#fields/use-payment-names.ts';
import { RecordCards, useIsPhone } from '#fields/record-cards.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { TagChips } from '#fields/tags-and-notes/tag-chips.tsx';
import { TagFilter, toTrueOrUndefined } from '#fields/tags-and-notes/tag-filter.tsx';
import { OrderScanner } from '#resources/packing/order-scanner.tsx';
import { buildPackingPath } from '#resources/packing/use-queue.ts';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { BulkButtons } from './actions/bulk-buttons.tsx';
import { CountryFilter } from './country-filter.tsx';
import { PaymentMethodFilter } from './payment-method-filter.tsx';
import { StateChip } from './state-chip.tsx';
import { deliveryLabels, getDeliveryLabel, toChoices, paymentLabels, orderStatusLabels, workLabels } from './labels.ts';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Order number, email, phone, name, city, SKU, tracking number, tag, note"
    sx={{ minWidth: 340 }}
  />,
  <SelectInput key="work" source="work" label="Task" alwaysOn choices={toChoices(workLabels)} />,
  <SelectInput key="status" source="status" alwaysOn choices={toChoices(orderStatusLabels)} />,
  <SelectInput key="paymentStatus" source="paymentStatus" label="Payment status" choices={toChoices(paymentLabels)} />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
  <PaymentMethodFilter key="paymentMethod" source="paymentMethod" label="Payment method" />,
  <SelectInput key="shippingMethod" source="shippingMethod" label="Delivery method" choices={toChoices(deliveryLabels)} />,
  <DateInput key="from" source="from" label="Placed from" parse={(day: string) => day} />,
  <DateInput key="until" source="until" label="Placed until" parse={(day: string) => day} />,
  <BooleanInput key="isTakenByPhone" source="isTakenByPhone" label="Phone order" defaultValue />,
  <TagFilter key="tag" of="orders" source="tag" label="Tag" />,
  <BooleanInput key="hasNotes" source="hasNotes" label="With notes" defaultValue parse={toTrueOrUndefined} />,
];

/** Lists orders with filters. */
export function OrderList() {
  const isPhone = useIsPhone();
  return (
    <>
      <Box sx={{ maxWidth: 640, mt: 1 }}>
        <OrderScanner takes="keys" getPath={(orderNumber) => `/orders/${orderNumber}/show`} />
      </Box>
      <List
        filters={filters}
        sort={{ field: 'placedAt', order: 'DESC' }}
        perPage={25}
        pagination={<CountedPagination />}
        exporter={false}
        actions={<ListActions />}
      >
        {isPhone ? <OrderCards /> : <OrderTable />}
      </List>
    </>
  );
}

function ListActions() {
  const { filterValues } = useListContext() as { filterValues: Record<string, unknown> };
  return (
    <TopToolbar>
      <FilterButton />
      <SavedViews />
      <Button component={Link} to={buildPackingPath({ filter: filterValues, isNext: true })} label="Pack next">
        <ScanIcon />
      </Button>
      <Button component={Link} to="/phone-order" label="New phone order">
        <AddIcon />
      </Button>
    </TopToolbar>
  );
}

const bulkActions = (
  <SelectedRowsActions>
    <BulkButtons />
  </SelectedRowsActions>
);

function OrderTable() {
  const names = usePaymentNames();
  return (
    <DataTable<QueuedOrder> rowClick="show" bulkActionButtons={bulkActions}>
      <DataTable.Col source="orderNumber" label="Number" render={({ id }: QueuedOrder) => <span style={{ whiteSpace: 'nowrap' }}>{id}</span>} />
      <DataTable.Col source="placedAt" label="Placed" render={({ placedAt }: QueuedOrder) => formatTime(placedAt)} />
      <DataTable.Col source="status" disableSort render={({ status }: QueuedOrder) => <StateChip state={status} words={orderStatusLabels} />} />
      <DataTable.Col
        source="paymentStatus"
        label="Payment status"
        disableSort
        render={({ paymentStatus }: QueuedOrder) => <StateChip state={paymentStatus} words={paymentLabels} />}
      />
      <DataTable.Col source="name" label="Customer" disableSort render={({ name, city }: QueuedOrder) => [name, city].filter(Boolean).join(', ')} />
      <DataTable.Col source="countryCode" label="Country" disableSort render={({ countryCode }: QueuedOrder) => formatCountry(countryCode)} />
      <DataTable.NumberCol source="pieces" label="Items" disableSort />
      <DataTable.Col source="total" disableSort align="right" render={({ total, currency }: QueuedOrder) => formatMoney(total, currency)} />
      <DataTable.Col
        source="paymentMethod"
        label="Payment method"
        disableSort
        render={({ paymentMethod }: QueuedOrder) => names.getMethod(paymentMethod)}
      />
      <DataTable.Col
        source="shippingMethod"
        label="Delivery method"
        disableSort
        render={({ shippingMethod }: QueuedOrder) => getDeliveryLabel(shippingMethod)}
      />
      <DataTable.Col source="takenBy" label="Phone order" disableSort />
      <DataTable.Col source="tags" label="Tags and notes" disableSort render={(order: QueuedOrder) => <TagChips {...order} />} />
    </DataTable>
  );
}

const OrderCards = () => (
  <RecordCards<QueuedOrder>
    getPath={({ id }) => `/orders/${id}/show`}
    bulkActionButtons={bulkActions}
    renderTitle={({ id, total, currency }) => `${id} · ${formatMoney(total, currency)}`}
    renderLines={({ name, city, countryCode, placedAt, pieces, status, paymentStatus, tags, noteCount }) => [
      [name, city, formatCountry(countryCode)].filter(Boolean).join(', '),
      `${formatTime(placedAt)} · ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
      `${orderStatusLabels[status]} · ${paymentLabels[paymentStatus]}`,
      <TagChips key="tags" tags={tags} noteCount={noteCount} />,
    ]}
  />
);
