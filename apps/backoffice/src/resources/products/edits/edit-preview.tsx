import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ProductChangePreview } from '@selvedge/server/admin/catalog';
import { formatCount, formatTime } from '#fields/formats.ts';

type Change = ProductChangePreview['changes'][number];

/** Lists the old and new values of a planned change, and the products that stay as they are with the reason. */
export function EditPreview({ preview: { changes, skipped, unnamed } }: { preview: ProductChangePreview }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {changes.length === 0 && <Alert severity="info">No product would change.</Alert>}
      {skipped.length > 0 && (
        <Alert severity="warning">
          <Typography variant="body2">{`Not changed: ${formatCount(skipped.length, 'product')}.`}</Typography>
          <Box component="ul" aria-label="Products that do not change" sx={{ m: 0, pl: 2, maxHeight: 180, overflowY: 'auto' }} tabIndex={0}>
            {skipped.map(({ product, reasons }) => (
              <li key={product}>{`${product}: ${reasons.join('; ')}`}</li>
            ))}
          </Box>
        </Alert>
      )}
      {unnamed.length > 0 && (
        <Alert severity="warning">
          <Typography variant="body2">{`Without a name in a language of an open country: ${formatCount(unnamed.length, 'product')}. Shoppers see the English texts.`}</Typography>
          <Box component="ul" aria-label="Products without a name in a language" sx={{ m: 0, pl: 2, maxHeight: 180, overflowY: 'auto' }} tabIndex={0}>
            {unnamed.map(({ product, languages }) => (
              <li key={product}>{`${product}: ${languages.join(', ')}`}</li>
            ))}
          </Box>
        </Alert>
      )}
      {changes.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label="Product changes">
            <TableHead>
              <TableRow>
                {['Product', 'Old value', 'New value'].map((title) => (
                  <TableCell key={title}>{title}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(({ productId, product, before, after }) => (
                <TableRow key={productId}>
                  <TableCell>{product}</TableCell>
                  <TableCell>{formatValue(before)}</TableCell>
                  <TableCell sx={{ fontWeight: 600 }}>{formatValue(after)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
}

const formatValue = ({ text, at }: Change['before']): string => (at === null ? text || '–' : `${text}, will be published on ${formatTime(at)}`);
