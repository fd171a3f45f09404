import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OpenedOrderEdit } from '@selvedge/server/admin/order-edits';
import { formatMoney } from '#fields/formats.ts';

export interface LineEdit {
  lineId: number;
  quantity: number;
  variantId?: number;
}

interface Props {
  lines: OpenedOrderEdit['lines'];
  currency: string;
  edits: readonly LineEdit[];
  onChange: (edits: LineEdit[]) => void;
}

/** Edits quantity, colour and size of the order lines. */
export function LineInputs({ lines, currency, edits, onChange }: Props) {
  return lines.map(({ lineId, variantId, sku, name, quantity, discountPrice, choices }) => {
    if (lineId === null) return null;
    const edit = edits.find((one) => one.lineId === lineId) ?? { lineId, quantity };
    const change = (part: Partial<LineEdit>) => onChange([...edits.filter((one) => one.lineId !== lineId), { ...edit, ...part }]);
    return (
      <Box key={lineId} sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          type="number"
          label="Quantity"
          value={edit.quantity}
          onChange={(event) => change({ quantity: Number(event.target.value) })}
          slotProps={{ htmlInput: { min: 0, max: 99, 'aria-label': `Quantity of ${sku}` } }}
          sx={{ width: 90 }}
        />
        <Typography variant="body2" sx={{ flex: 1, minWidth: 160 }}>
          {name}, {formatMoney(discountPrice, currency)} each
        </Typography>
        <TextField
          select
          label="Variant"
          value={String(edit.variantId ?? variantId ?? '')}
          onChange={(event) => change({ variantId: Number(event.target.value) })}
          sx={{ width: 240 }}
        >
          {choices.map(({ variantId: id, color, size, free }) => (
            <MenuItem key={id} value={String(id)} disabled={free < 1 && id !== variantId}>
              {[color, size].filter(Boolean).join(', ')} ({free} available)
            </MenuItem>
          ))}
        </TextField>
      </Box>
    );
  });
}
