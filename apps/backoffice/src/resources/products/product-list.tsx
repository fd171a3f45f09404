import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { AdminProductRow } from '@selvedge/server/admin/catalog';
import { languages } from '@selvedge/i18n';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { TimeField } from '#fields/time-field.tsx';
import { RecordCards, useIsPhone } from '#fields/record-cards.tsx';
import { TagChips } from '#fields/tags-and-notes/tag-chips.tsx';
import { TagFilter } from '#fields/tags-and-notes/tag-filter.tsx';
import { SavedViews } from '#fields/saved-views/saved-views.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { statuses, useProductChoices } from './choices.ts';
import { productStatusLabels } from './labels.ts';
import { RecentChanges } from './recent-changes.tsx';

const stockStates = [
  { id: 'out', name: 'Sold out' },
  { id: 'low', name: 'Low stock' },
];

/** Slovenia: the country whose prices are shown first. */
const usualCountry = 3;

export function ProductList() {
  const filters = useFilters();
  const isPhone = useIsPhone();
  return (
    <List
      filters={filters}
      filterDefaultValues={{ countryId: usualCountry }}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
      actions={
        <TopToolbar>
          <FilterButton />
          <SavedViews />
          <RecentChanges />
          <CreateButton label="New product" />
        </TopToolbar>
      }
    >
      {isPhone ? <ProductCards /> : <ProductTable />}
    </List>
  );
}

const bulkActions = (
  <SelectedRowsActions>
    <BulkActions />
  </SelectedRowsActions>
);

const ProductTable = () => (
  <DataTable bulkActionButtons={bulkActions}>
    <DataTable.Col source="image" label="" disableSort>
      <Thumbnail />
    </DataTable.Col>
    <DataTable.Col source="name">
      <NameCell />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <StatusCell />
    </DataTable.Col>
    <DataTable.Col source="brand" disableSort />
    <DataTable.Col source="category" disableSort />
    <DataTable.Col source="price" disableSort>
      <PriceCell />
    </DataTable.Col>
    <DataTable.Col source="free" label="Stock" disableSort>
      <StockCell />
    </DataTable.Col>
    <DataTable.Col source="languageCount" label="Languages" disableSort>
      <LanguagesCell />
    </DataTable.Col>
    <DataTable.Col source="updatedAt" label="Updated">
      <TimeField source="updatedAt" />
    </DataTable.Col>
  </DataTable>
);

function ProductCards() {
  return (
    <RecordCards<AdminProductRow>
      getPath={({ id }) => `/products/${id}`}
      bulkActionButtons={bulkActions}
      renderPicture={(product) => <Thumbnail product={product} />}
      renderTitle={({ name, handle }) => name || handle}
      renderLines={(product) => [
        <StatusCell key="status" product={product} />,
        [product.brand, product.category].filter(Boolean).join(', '),
        <PriceCell key="price" product={product} />,
        <StockCell key="stock" product={product} />,
        <TagChips key="tags" tags={product.tags} noteCount={0} />,
      ]}
    />
  );
}

function useFilters() {
  const { brands, categories, vendors, countries } = useProductChoices();
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder="Name, SKU, handle, barcode" />,
    <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
    <SelectInput key="countryId" source="countryId" label="Prices in" choices={countries} alwaysOn />,
    <AutocompleteInput key="brandId" source="brandId" label="Brand" choices={brands} />,
    <AutocompleteInput key="categoryId" source="categoryId" label="Category" choices={categories} />,
    ...(vendors.length > 0 ? [<AutocompleteInput key="vendorId" source="vendorId" label="Vendor" choices={vendors} />] : []),
    <NullableBooleanInput key="isLacking" source="isLacking" label="Compliance data missing" />,
    <SelectInput
      key="lacksLanguageId"
      source="lacksLanguageId"
      label="Missing translation"
      choices={languages.map(({ id, name }) => ({ id, name }))}
    />,
    <TagFilter key="tag" of="products" source="tag" label="Tag" />,
    <SelectInput key="stock" source="stock" choices={stockStates} />,
  ];
}

function Thumbnail(props: { product?: AdminProductRow }) {
  const product = useRecordContext<AdminProductRow>(props.product ? { record: props.product } : undefined);
  if (!product) return null;
  if (!product.image) return <NoPhoto />;
  return (
    <img
      src={`/_ipx/f_webp,w_120${product.image.imageUrl}`}
      alt=""
      width={40}
      height={50}
      loading="lazy"
      style={{ objectFit: 'cover', display: 'block' }}
    />
  );
}

/** Shows that a product has no photo; it cannot be published without one. */
const NoPhoto = () => (
  <Box
    sx={{
      width: 40,
      height: 50,
      display: 'grid',
      placeItems: 'center',
      bgcolor: 'action.hover',
      color: 'text.secondary',
      fontSize: 11,
      lineHeight: 1.1,
      textAlign: 'center',
    }}
  >
    No photo
  </Box>
);

function NameCell() {
  const product = useRecordContext<AdminProductRow>();
  return (
    <>
      <Typography variant="body2">{product?.name || product?.handle}</Typography>
      <Typography variant="caption" color="text.secondary">
        {product?.handle}
      </Typography>
      <Box>
        <TagChips tags={product?.tags ?? []} noteCount={0} />
      </Box>
    </>
  );
}

function StatusCell(props: { product?: AdminProductRow }) {
  const product = useRecordContext<AdminProductRow>(props.product ? { record: props.product } : undefined);
  if (!product) return null;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip
        size="small"
        label={productStatusLabels[product.status]}
        color={product.status === 'published' ? 'success' : 'default'}
        variant="outlined"
      />
      {product.publishAt !== null && <Chip size="small" color="info" variant="outlined" label={`Publishes ${formatTime(product.publishAt)}`} />}
      {product.missing.length > 0 && (
        <Chip size="small" color="warning" label={`${product.missing.length} missing`} title={product.missing.join(', ')} />
      )}
      {product.badges.map((badge) => (
        <Chip key={badge} size="small" label={badge} />
      ))}
    </Box>
  );
}

function PriceCell(props: { product?: AdminProductRow }) {
  const product = useRecordContext<AdminProductRow>(props.product ? { record: props.product } : undefined);
  const { filterValues } = useListContext() as { filterValues: { countryId?: number } };
  const { countries } = useProductChoices();
  const country = countries.find(({ id }) => id === (filterValues.countryId ?? usualCountry));
  if (!product?.price) return <Typography variant="caption" color="text.secondary">{`Not sold in ${country?.name ?? 'this country'}`}</Typography>;
  const { from, to, currency, isReduced } = product.price;
  const format = (amount: number) => formatMoney(amount, currency);
  return (
    <>
      {from === to ? format(from) : `${format(from)} – ${format(to)}`} {isReduced && <Chip size="small" label="Sale" />}
    </>
  );
}

function StockCell(props: { product?: AdminProductRow }) {
  const product = useRecordContext<AdminProductRow>(props.product ? { record: props.product } : undefined);
  if (!product) return null;
  const { free, availableCount, variantCount } = product;
  return (
    <Typography variant="body2" color={free === 0 ? 'error' : 'text.primary'}>
      {free === 0 ? 'Sold out' : free} <span title="Variants in stock">{`(${availableCount}/${variantCount})`}</span>
    </Typography>
  );
}

function LanguagesCell() {
  const product = useRecordContext<AdminProductRow>();
  return <>{`${product?.languageCount ?? 0} / ${languages.length}`}</>;
}
