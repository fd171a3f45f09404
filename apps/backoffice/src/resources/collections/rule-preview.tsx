import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CollectionPreview, CollectionRule } from '@selvedge/server/admin/catalog';
import { formatCount } from '#fields/formats.ts';
import { getThumbnailAddress } from '#fields/media/media-thumbnail.tsx';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { useDelayed } from '#frame/use-delayed.ts';
import { isCompleteRule } from './rules.ts';

/** Pause in ms after the last change before the products are counted. */
const PAUSE = 300;

/** Counts the products that match the rules, and shows the first ones. */
export function RulePreview({ match, rules }: { match: 'all' | 'any'; rules: readonly CollectionRule[] }) {
  const body = useDelayed(JSON.stringify({ match, rules }), PAUSE);
  // The completeness of the same rules that are sent, because the latest ones may not be settled.
  const settled = JSON.parse(body) as { match: 'all' | 'any'; rules: CollectionRule[] };
  const isComplete = settled.rules.length > 0 && settled.rules.every(isCompleteRule);
  const { data, error } = useQuery({
    queryKey: ['collections', 'preview', body],
    queryFn: async ({ signal }) => (await call('POST /admin/collections/preview', { body: settled, signal })).data,
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  if (isComplete && error) return <Alert severity="error">{getErrorMessage(error)}</Alert>;
  if (!isComplete || !data) return <Typography color="text.secondary">Complete the rules to see the products that match them.</Typography>;
  return (
    <Box>
      <Typography role="status" variant="subtitle2" sx={{ mb: 1 }}>
        {`${data.isMore ? 'More than ' : ''}${formatCount(data.itemCount, 'product')} in the collection`}
      </Typography>
      <Box
        component="ul"
        aria-label="First products"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}
      >
        {data.products.map((product) => (
          <PreviewedProduct key={product.id} product={product} />
        ))}
      </Box>
    </Box>
  );
}

const PreviewedProduct = ({ product: { name, handle, image } }: { product: CollectionPreview['products'][number] }) => (
  <Box component="li">
    {image ? (
      <Box
        component="img"
        src={getThumbnailAddress(image.imageUrl, 240)}
        alt=""
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '4 / 5', objectFit: 'cover', display: 'block', borderRadius: 1 }}
      />
    ) : (
      <Box sx={{ aspectRatio: '4 / 5', bgcolor: 'action.hover', borderRadius: 1 }} />
    )}
    <Typography variant="caption" sx={{ display: 'block', lineHeight: 1.3, mt: 0.5 }}>
      {name || handle}
    </Typography>
  </Box>
);
