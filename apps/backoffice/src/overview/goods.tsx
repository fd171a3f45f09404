import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Overview } from '@selvedge/server/admin/dashboard';
import { FigureTable, Panel } from './chart-card.tsx';
import { count } from './words.ts';

const at = (iso: string): string => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', dateStyle: 'medium' }).format(new Date(iso));

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
    <Panel title="Best sellers" note={countedAt ? `Counted ${at(countedAt)}` : 'Counted by day and by night, the first time soon'}>
      <FigureTable
        label="Best sellers"
        head={['Product', 'Pieces']}
        rows={bestSellers.map(({ productId, name, pieces }) => ({
          key: productId,
          cells: [<ProductLink key="name" productId={productId} name={name} mayOpen={mayOpen} />, count(pieces)],
        }))}
      />
    </Panel>
  );
}

/** What sold in the last four weeks and cannot be sold for long any more. */
export function StockWarnings({ overview: { stock }, mayOpen }: { overview: Overview; mayOpen: boolean }) {
  const rows = (warnings: Overview['stock']['low']) =>
    warnings.map(({ variantId, productId, name, sku, available, weeks }) => ({
      key: variantId,
      cells: [
        <ProductLink key="name" productId={productId} name={name} mayOpen={mayOpen} />,
        sku,
        count(available),
        available === 0 ? 'gone' : `${weeks < 1 ? 'less than 1' : Math.round(weeks)} wk`,
      ],
    }));
  const kinds = [
    ['Sold out', stock.soldOut],
    ['Running low', stock.low],
  ] as const;
  return (
    <Panel title="Stock warnings" note="Only what sold in the last four weeks; how long it lasts at that pace.">
      {kinds.map(([title, warnings]) => (
        <div key={title}>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
            {title}
          </Typography>
          {warnings.length === 0 ? (
            <Typography variant="body2" color="text.secondary">
              Nothing
            </Typography>
          ) : (
            <FigureTable label={title} head={['Product', 'SKU', 'Left', 'Lasts']} rows={rows(warnings)} />
          )}
        </div>
      ))}
    </Panel>
  );
}
