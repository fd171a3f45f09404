import { useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useInput, useRecordContext } from 'react-admin';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { ProductForm, ProductRecord } from '@selvedge/server/admin/catalog';
import { useProductChoices } from './choices.ts';
import { StockDialog } from './stock-dialog.tsx';
import { fillGrid, type Cell } from './variant-cells.ts';

type Stock = ProductRecord['stock'];

/** Edits the colours and sizes of a product, with a row for each cell of their grid. */
export function VariantsInput() {
  const { field } = useInput({ source: 'variants', defaultValue: [] });
  const variants = useWatch<{ variants: Cell[] }>({ name: 'variants' }) as Cell[];
  const { colors, sizes } = useProductChoices();
  const product = useRecordContext<ProductRecord>();
  const [stock, setStock] = useState<Stock>();
  const [isCounting, setIsCounting] = useState(false);
  const figures = stock ?? product?.stock ?? [];

  const getVariantName = ({ colorId, sizeId }: Cell): string =>
    [colors.find(({ id }) => id === colorId)?.name, sizes.find(({ id }) => id === sizeId)?.name].filter(Boolean).join(' ');

  return (
    <Box sx={{ width: '100%' }}>
      <GridInputs variants={variants} stock={figures} onChange={field.onChange} />
      {variants.length > 0 && <VariantTable variants={variants} stock={figures} getVariantName={getVariantName} onChange={field.onChange} />}
      {product && (
        <Button sx={{ mt: 1 }} variant="outlined" size="small" onClick={() => setIsCounting(true)} disabled={figures.length === 0}>
          Correct stock
        </Button>
      )}
      {product && isCounting && (
        <StockDialog
          productId={product.id}
          stock={figures}
          getVariantName={(level) => getVariantName({ ...level, barcode: null, weightGrams: 0, isActive: true })}
          onCounted={setStock}
          onClose={() => setIsCounting(false)}
        />
      )}
    </Box>
  );
}

interface GridProps {
  variants: Cell[];
  stock: Stock;
  onChange: (variants: Cell[]) => void;
}

/** Chooses the colours and the sizes, which make the cells of the grid. */
function GridInputs({ variants, stock, onChange }: GridProps) {
  const handle = useWatch<{ handle: string }>({ name: 'handle' }) as string | undefined;
  const { colors, sizes } = useProductChoices();
  const active = variants.filter(({ isActive }) => isActive);
  const noColor = { id: 0, code: '', name: 'No colour', hex: null };
  const colorOptions = [noColor, ...colors];
  const chosenColors = colorOptions.filter(({ id }) => active.some(({ colorId }) => (colorId ?? 0) === id));
  const chosenSizes = sizes.filter(({ id }) => active.some(({ sizeId }) => sizeId === id));
  // Selected colours or sizes while the other list is still empty, so that there are no cells.
  const [waiting, setWaiting] = useState<{ colorIds: number[]; sizeIds: number[] }>({ colorIds: [], sizeIds: [] });
  const shownColors = active.length > 0 ? chosenColors : colorOptions.filter(({ id }) => waiting.colorIds.includes(id));
  const shownSizes = active.length > 0 ? chosenSizes : sizes.filter(({ id }) => waiting.sizeIds.includes(id));

  const choose = (colorIds: number[], sizeIds: number[]) => {
    setWaiting({ colorIds, sizeIds });
    const getCode = (list: readonly { id: number; code: string }[], id: number) => list.find((value) => value.id === id)?.code ?? '';
    const suggest = (colorId: number | null, sizeId: number) =>
      [handle ?? '', colorId === null ? '' : getCode(colors, colorId), getCode(sizes, sizeId)].filter(Boolean).join('-').toUpperCase();
    onChange(
      fillGrid(variants, {
        colorIds: colorIds.map((id) => id || null),
        sizeIds,
        isKept: ({ sku }) => stock.some((known) => known.sku === sku),
        suggest,
      }),
    );
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
      <ValueSelect
        label="Colours"
        options={colorOptions}
        chosen={shownColors}
        onChoose={(ids) =>
          choose(
            ids,
            shownSizes.map(({ id }) => id),
          )
        }
      />
      <ValueSelect
        label="Sizes"
        options={sizes}
        groupBy={({ scale }) => scale ?? ''}
        chosen={shownSizes}
        onChoose={(ids) =>
          choose(
            shownColors.map(({ id }) => id),
            ids,
          )
        }
      />
    </Box>
  );
}

interface ValueSelectProps<Value extends { id: number; name: string }> {
  label: string;
  options: readonly Value[];
  groupBy?: (value: Value) => string;
  chosen: Value[];
  onChoose: (ids: number[]) => void;
}

const ValueSelect = <Value extends { id: number; name: string }>({ label, options, groupBy, chosen, onChoose }: ValueSelectProps<Value>) => (
  <Autocomplete
    multiple
    disableCloseOnSelect
    options={options}
    {...(groupBy && { groupBy })}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ id }) => id}
    isOptionEqualToValue={(a, b) => a.id === b.id}
    value={chosen}
    onChange={(_, values) => onChoose(values.map(({ id }) => id))}
    renderInput={(params) => <TextField {...params} label={label} />}
  />
);

interface TableProps extends GridProps {
  getVariantName: (cell: Cell) => string;
}

const VariantTable = ({ variants, stock, getVariantName, onChange }: TableProps) => (
  <Table size="small" aria-label="Variants">
    <TableHead>
      <TableRow>
        {['Variant', 'SKU', 'Barcode', 'Weight, g', 'On hand', 'Reserved', 'For sale'].map((title) => (
          <TableCell key={title}>{title}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {variants.map((cell, index) => (
        <VariantRow
          key={`${cell.colorId ?? 0}/${cell.sizeId}`}
          cell={cell}
          index={index}
          name={getVariantName(cell)}
          level={stock.find(({ colorId, sizeId }) => colorId === cell.colorId && sizeId === cell.sizeId)}
          onChange={(change) => onChange(variants.map((each, at) => (at === index ? { ...each, ...change } : each)))}
        />
      ))}
    </TableBody>
  </Table>
);

interface RowProps {
  cell: ProductForm['variants'][number];
  index: number;
  name: string;
  level: Stock[number] | undefined;
  onChange: (change: Partial<Cell>) => void;
}

function VariantRow({ cell, index, name, level, onChange }: RowProps) {
  const { errors } = useFormState({ name: 'variants' });
  const findError = (field: string): string | undefined => {
    const error: { message?: string } | undefined = get(errors, `variants.${index}.${field}`);
    return error?.message;
  };
  const labelInput = (label: string) => ({ htmlInput: { 'aria-label': `${label}, ${name}` } });
  return (
    <TableRow sx={{ opacity: cell.isActive ? 1 : 0.55 }}>
      <TableCell>{name}</TableCell>
      <TableCell>
        <TextField
          value={cell.sku}
          onChange={(event) => onChange({ sku: event.target.value })}
          slotProps={labelInput('SKU')}
          error={findError('sku') !== undefined}
          helperText={findError('sku')}
        />
      </TableCell>
      <TableCell>
        <TextField
          value={cell.barcode ?? ''}
          onChange={(event) => onChange({ barcode: event.target.value || null })}
          slotProps={labelInput('Barcode')}
          error={findError('barcode') !== undefined}
          helperText={findError('barcode')}
        />
      </TableCell>
      <TableCell>
        <TextField
          type="number"
          sx={{ width: 100 }}
          value={cell.weightGrams}
          onChange={(event) => onChange({ weightGrams: Number(event.target.value) })}
          slotProps={labelInput('Weight')}
        />
      </TableCell>
      <TableCell>{level?.onHand ?? '–'}</TableCell>
      <TableCell>{level?.held ?? '–'}</TableCell>
      <TableCell>
        <Checkbox
          checked={cell.isActive}
          onChange={(_, isActive) => onChange({ isActive })}
          slotProps={{ input: { 'aria-label': `For sale, ${name}` } }}
        />
      </TableCell>
    </TableRow>
  );
}
