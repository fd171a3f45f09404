import { useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useInput, useNotify, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PriceForm, ProductChoices, ProductRecord } from '@selvedge/server/admin/catalog';
import { call } from '#frame/call.ts';
import { useProductChoices } from './choices.ts';
import { VariantPrices } from './variant-prices.tsx';

/** An amount may be empty while it is typed. */
type Draft = Omit<PriceForm, 'regular'> & { regular: number | null };
type Country = ProductChoices['countries'][number];

const none = { regular: null, sale: null, saleFrom: null, saleUntil: null };

/** Edits the prices of all countries, each in its own currency and time zone. A country without a price does not sell the product. */
export function PricesInput() {
  const { field } = useInput({ source: 'prices', defaultValue: [] });
  const prices = useWatch<{ prices: Draft[] }>({ name: 'prices' }) as Draft[];
  const { countries } = useProductChoices();
  const write = (countryId: number, change: Partial<Draft>) => {
    const others = prices.filter((price) => price.countryId !== countryId);
    const price = { ...none, ...prices.find((known) => known.countryId === countryId), countryId, ...change };
    const isEmpty = price.regular === null && price.sale === null && price.saleFrom === null && price.saleUntil === null;
    field.onChange(isEmpty ? others : [...others, price].sort((a, b) => a.countryId - b.countryId));
  };
  const writeAll = (converted: readonly Pick<PriceForm, 'countryId' | 'regular' | 'sale'>[]) =>
    field.onChange(converted.map((price) => ({ ...none, ...prices.find(({ countryId }) => countryId === price.countryId), ...price })));
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <FromEuro onConverted={writeAll} />
      <Table size="small" aria-label="Prices">
        <TableHead>
          <TableRow>
            {['Country', 'Regular', 'Sale', 'Sale from', 'Sale until', 'Lowest in 30 days'].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {countries.map((country) => (
            <PriceRow
              key={country.id}
              country={country}
              index={prices.findIndex(({ countryId }) => countryId === country.id)}
              price={prices.find(({ countryId }) => countryId === country.id) ?? { ...none, countryId: country.id }}
              onChange={(change) => write(country.id, change)}
            />
          ))}
        </TableBody>
      </Table>
      <VariantPrices />
    </Box>
  );
}

function PriceRow({
  country,
  index,
  price,
  onChange,
}: {
  country: Country;
  index: number;
  price: Draft;
  onChange: (change: Partial<Draft>) => void;
}) {
  const { errors } = useFormState({ name: 'prices' });
  const product = useRecordContext<ProductRecord>();
  const prior = product?.priorPrices.find(({ countryId }) => countryId === country.id);
  const findError = (field: string): string | undefined => {
    const error: { message?: string } | undefined = get(errors, `prices.${index}.${field}`);
    return error?.message;
  };
  const renderAmount = (field: 'regular' | 'sale', label: string) => (
    <TextField
      type="number"
      sx={{ width: 130 }}
      value={price[field] ?? ''}
      onChange={(event) => onChange({ [field]: event.target.value === '' ? null : Number(event.target.value) })}
      slotProps={{ htmlInput: { step: 10 ** -country.decimals, min: 0, 'aria-label': `${label}, ${country.name}` } }}
      error={findError(field) !== undefined}
      helperText={findError(field)}
    />
  );
  const renderTime = (field: 'saleFrom' | 'saleUntil', label: string) => (
    <TextField
      type="datetime-local"
      value={price[field] ?? ''}
      onChange={(event) => onChange({ [field]: event.target.value || null })}
      slotProps={{ htmlInput: { 'aria-label': `${label}, ${country.name}`, title: country.timeZone } }}
      error={findError(field) !== undefined}
      helperText={findError(field)}
    />
  );
  return (
    <TableRow>
      <TableCell>
        {country.name}{' '}
        <Typography component="span" variant="caption" color="text.secondary">
          {country.currency}
        </Typography>
      </TableCell>
      <TableCell>{renderAmount('regular', 'Regular price')}</TableCell>
      <TableCell>{renderAmount('sale', 'Sale price')}</TableCell>
      <TableCell>{renderTime('saleFrom', 'Sale from')}</TableCell>
      <TableCell>{renderTime('saleUntil', 'Sale until')}</TableCell>
      <TableCell>{prior ? prior.price.toFixed(country.decimals) : '–'}</TableCell>
    </TableRow>
  );
}

/** Converts a price in euros for all countries, by exchange rate and price ending. */
function FromEuro({ onConverted }: { onConverted: (prices: Pick<PriceForm, 'countryId' | 'regular' | 'sale'>[]) => void }) {
  const [regular, setRegular] = useState('');
  const [sale, setSale] = useState('');
  const notify = useNotify();
  const convert = async () => {
    try {
      onConverted(
        (await call('GET /admin/products/market-prices', { query: { regular: Number(regular), ...(sale && { sale: Number(sale) }) } })).data,
      );
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
      <TextField label="Regular, EUR" type="number" value={regular} onChange={(event) => setRegular(event.target.value)} sx={{ width: 140 }} />
      <TextField label="Sale, EUR" type="number" value={sale} onChange={(event) => setSale(event.target.value)} sx={{ width: 140 }} />
      <Button variant="outlined" onClick={() => void convert()} disabled={regular === ''}>
        Convert from euro
      </Button>
      <Typography variant="caption" color="text.secondary">
        Dates are in the time zone of each country.
      </Typography>
    </Box>
  );
}
