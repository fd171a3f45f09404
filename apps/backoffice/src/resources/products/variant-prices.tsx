import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductRecord } from '@selvedge/server/admin/catalog';
import { formatMoney } from '#fields/formats.ts';
import { useProductChoices } from './choices.ts';

/** Shows the prices of single variants. An import sets them, and saving the form keeps them. */
export function VariantPrices() {
  const product = useRecordContext<ProductRecord>();
  const { countries } = useProductChoices();
  if (!product || product.variantPrices.length === 0) return null;
  const skus = new Map(product.stock.map(({ id, sku }) => [id, sku]));
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2">Variant prices (replace the product price)</Typography>
      <ul>
        {product.variantPrices.map(({ variantId, countryId, currency, regular, sale }) => (
          <li key={`${variantId}/${countryId}`}>
            {`${skus.get(variantId) ?? ''}, ${countries.find(({ id }) => id === countryId)?.name ?? ''}: ${formatMoney(regular, currency)}`}
            {sale !== null && `, sale ${formatMoney(sale, currency)}`}
          </li>
        ))}
      </ul>
    </Box>
  );
}
