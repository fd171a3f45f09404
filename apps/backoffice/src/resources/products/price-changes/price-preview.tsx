import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { PricePreview as Preview } from '@selvedge/server/admin/catalog';
import { formatCount, formatMoney } from '#fields/formats.ts';
import { useProductChoices } from '../choices.ts';

type Change = Preview['changes'][number];

const reasons: Readonly<Record<Preview['skipped'][number]['reason'], string>> = {
  unchanged: 'the rounded price is the same',
  'not-positive': 'the new price would not be greater than 0',
  'below-sale': 'the sale price would not be lower than the regular price',
  'no-reduction': 'the rounded sale price would not be lower than the regular price',
  'no-sale': 'there is no sale',
};

/** Lists the old and new prices of a planned change, one tab per country. */
export function PricePreview({ preview: { changes, skipped } }: { preview: Preview }) {
  const { countries } = useProductChoices();
  const present = countries.filter(({ id }) => changes.some(({ countryId }) => countryId === id));
  const [chosen, setChosen] = useState<number>();
  const current = present.find(({ id }) => id === chosen) ?? present[0];
  const getCount = (id: number) => changes.filter(({ countryId }) => countryId === id).length;
  const hidden = changes.filter(({ after, isReductionShown }) => after.sale !== null && !isReductionShown).length;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {changes.length === 0 && <Alert severity="info">No price would change.</Alert>}
      {hidden > 0 && (
        <Alert severity="warning">
          {`The law does not allow showing ${formatCount(hidden, 'sale price')} as a reduction, because the lowest price of the 30 days before is not higher.`}
        </Alert>
      )}
      {current && (
        <>
          <Tabs value={current.id} onChange={(_, id: number) => setChosen(id)} variant="scrollable" aria-label="Countries">
            {present.map(({ id, name }) => (
              <Tab key={id} value={id} label={`${name} (${getCount(id)})`} />
            ))}
          </Tabs>
          <Changes changes={changes.filter(({ countryId }) => countryId === current.id)} />
        </>
      )}
      {skipped.length > 0 && <Skipped skipped={skipped} />}
    </Box>
  );
}

const Changes = ({ changes }: { changes: readonly Change[] }) => {
  const hasSale = changes.some(({ before, after }) => before.sale !== null || after.sale !== null);
  const titles = ['Product', 'Old price', 'New price', ...(hasSale ? ['Old sale price', 'New sale price', 'Lowest in 30 days'] : [])];
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label="Price changes">
        <TableHead>
          <TableRow>
            {titles.map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <ChangeRow key={`${change.productId}/${change.sku ?? ''}`} change={change} hasSale={hasSale} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

function ChangeRow({ change: { product, sku, currency, before, after, lowest }, hasSale }: { change: Change; hasSale: boolean }) {
  const format = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, currency));
  const render = (amount: number | null, isNew: boolean) => <TableCell sx={{ fontWeight: isNew ? 600 : undefined }}>{format(amount)}</TableCell>;
  return (
    <TableRow>
      <TableCell>{sku === null ? product : `${product}, ${sku}`}</TableCell>
      {render(before.regular, false)}
      {render(after.regular, after.regular !== before.regular)}
      {hasSale && (
        <>
          {render(before.sale, false)}
          {render(after.sale, after.sale !== before.sale)}
          {render(lowest, false)}
        </>
      )}
    </TableRow>
  );
}

/** Says how many prices stay as they are, by reason. */
const Skipped = ({ skipped }: Pick<Preview, 'skipped'>) => (
  <Box>
    {Object.entries(reasons).flatMap(([reason, text]) => {
      const count = skipped.filter((price) => price.reason === reason).length;
      return count === 0
        ? []
        : [
            <Typography key={reason} variant="body2" color="text.secondary">
              {`Not changed: ${formatCount(count, 'price')}. Reason: ${text}.`}
            </Typography>,
          ];
    })}
  </Box>
);
