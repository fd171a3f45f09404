import { useEffect, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import DeleteIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CollectedProduct } from '@selvedge/server/admin/catalog';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';

type Found = Pick<CollectedProduct, 'id' | 'name' | 'handle'>;
const pageSize = 25;
/** Time in ms between two requests of products that rules select: a job assigns them after the rules were saved. */
const RELOAD_PERIOD = 5000;

/** Lists the products of a collection. Without rules, products are found by name, handle or SKU and added or removed at once. */
export function CollectedProducts() {
  const collection = useRecordContext<{ id: number; match: 'all' | 'any' | null }>();
  const isAutomatic = collection !== undefined && collection.match !== null;
  const { held, error, page, setPage, change } = useCollectedProducts(collection?.id, isAutomatic);
  return (
    <Paper sx={{ p: 2, width: { xs: '100%', lg: 380 }, ml: { lg: 2 }, mt: { xs: 2, lg: 0 } }}>
      <Typography component="h2" variant="subtitle1">
        {`Products: ${held.count}${held.isMore ? ' or more' : ''}`}
      </Typography>
      {error && <Alert severity="error">{getErrorMessage(error)}</Alert>}
      {isAutomatic ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Selected by the saved rules. A change appears within seconds.
        </Typography>
      ) : (
        <ProductSearch onAdd={(productId) => void change('POST', productId)} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {held.products.map((product) => (
          <Box component="li" key={product.id} sx={{ display: 'flex', alignItems: 'center', borderBottom: '1px solid', borderColor: 'divider' }}>
            <Box sx={{ flexGrow: 1 }}>
              {product.name}
              {product.status !== 'published' && (
                <Typography component="span" variant="caption" color="text.secondary">
                  {' '}
                  {product.status}
                </Typography>
              )}
            </Box>
            {!isAutomatic && (
              <IconButton aria-label={`Remove ${product.name}`} onClick={() => void change('DELETE', product.id)}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {held.count > pageSize && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={page * pageSize >= held.count} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Box>
      )}
    </Paper>
  );
}

/** Loads a page of the products. Products that rules select are loaded every few seconds. */
function useCollectedProducts(id: number | undefined, isAutomatic: boolean) {
  const notify = useNotify();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['collections', 'products', id, page],
    queryFn: ({ signal }) => call('GET /admin/collections/{id}/products', { path: { id: id ?? 0 }, query: { page, take: pageSize }, signal }),
    enabled: id !== undefined,
    refetchInterval: isAutomatic && RELOAD_PERIOD,
    placeholderData: keepPreviousData,
  });
  const held = { products: data?.data ?? [], count: data?.meta.itemCount ?? 0, isMore: data?.meta.isMore ?? false };

  const change = async (method: 'POST' | 'DELETE', productId: number) => {
    if (id === undefined) return;
    try {
      await call(`${method} /admin/collections/{id}/products`, { path: { id }, body: { productIds: [productId] } });
      await refetch();
    } catch (failure) {
      notify(getErrorMessage(failure), { type: 'error' });
    }
  };
  return { held, error, page, setPage, change };
}

function ProductSearch({ onAdd }: { onAdd: (productId: number) => void }) {
  const [searchText, setSearchText] = useState('');
  const [found, setFound] = useState<Found[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    if (searchText.trim().length > 1)
      call('GET /admin/products', { query: { take: 20, filter: { q: searchText } }, signal: controller.signal }).then(
        ({ data }) => setFound(data),
        () => undefined,
      );
    return () => controller.abort();
  }, [searchText]);
  return (
    <Autocomplete
      options={found}
      getOptionLabel={({ name, handle }) => `${name} (${handle})`}
      getOptionKey={({ id: key }) => key}
      filterOptions={(options) => options}
      value={null}
      inputValue={searchText}
      onInputChange={(_, typed) => setSearchText(typed)}
      onChange={(_, product) => {
        if (product) onAdd(product.id);
        setSearchText('');
      }}
      noOptionsText="Search by name, handle or SKU"
      renderInput={(params) => <TextField {...params} label="Add product" />}
    />
  );
}
