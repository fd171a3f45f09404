import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Overview } from '@selvedge/server/contract/figures';
import { formatTime } from '#fields/formats.ts';
import { FigureTable, Panel } from './chart-card.tsx';
import { formatCount } from './labels.ts';

function ProductLink({ productId, name, mayOpen }: { productId: number; name: string; mayOpen: boolean }) {
  if (!mayOpen) return name;
  return (
    <Link component={RouterLink} to={`/products/${productId}`}>
      {name || `Product ${productId}`}
    </Link>
  );
}

export function BestSellers({ overview: { bestSellers, countedAt }, mayOpen }: { overview: Overview; mayOpen: boolean }) {
  return (
    <Panel title="Best sellers" note={countedAt ? `Updated ${formatTime(countedAt)}` : 'Not calculated yet'}>
      <FigureTable
        label="Best sellers"
        head={['Product', 'Items']}
        rows={bestSellers.map(({ productId, name, pieces }) => ({
          key: productId,
          cells: [<ProductLink key="name" productId={productId} name={name} mayOpen={mayOpen} />, formatCount(pieces)],
        }))}
      />
    </Panel>
  );
}

/** Lists products that sold in the last four weeks and are sold out or will be soon. */
export function StockWarnings({ overview: { stock }, mayOpen }: { overview: Overview; mayOpen: boolean }) {
  const renderRows = (warnings: Overview['stock']['low']) =>
    warnings.map(({ variantId, productId, name, sku, available, weeks }) => ({
      key: variantId,
      cells: [
        <ProductLink key="name" productId={productId} name={name} mayOpen={mayOpen} />,
        sku,
        formatCount(available),
        available === 0 ? 'gone' : `${weeks < 1 ? 'under 1' : Math.round(weeks)} wk`,
      ],
    }));
  const kinds = [
    ['Sold out', stock.soldOut],
    ['Low stock', stock.low],
  ] as const;
  return (
    <Panel title="Stock warnings" note="Items sold in the last four weeks, and how long the stock will last at that rate.">
      {kinds.map(([title, warnings]) => (
        <div key={title}>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
            {title}
          </Typography>
          {warnings.length === 0 ? (
            <Typography variant="body2" color="text.secondary">
              None
            </Typography>
          ) : (
            <FigureTable label={title} head={['Product', 'SKU', 'In stock', 'Lasts for']} rows={renderRows(warnings)} />
          )}
        </div>
      ))}
    </Panel>
  );
}
