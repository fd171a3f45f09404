import AddIcon from '@mui/icons-material/AddOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatPiece, getCount, type PackedLine } from './packed-lines.ts';
import type { Packing } from './use-packing.ts';

/** Lists the pieces to pack with their counters. */
export function PieceList({ packing }: { packing: Packing }) {
  return (
    <Box component="ul" aria-label="Items to pack" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {packing.lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => (
          <PieceCard key={line.lineId} line={line} packing={packing} />
        ))}
    </Box>
  );
}

function PieceCard({ line, packing }: { line: PackedLine; packing: Packing }) {
  const count = getCount(packing.counts, line);
  const isDone = count >= line.quantity;
  const isLast = packing.last?.kind !== 'unknown' && packing.last?.line.lineId === line.lineId;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        ...{ display: 'flex', gap: 1.5, p: 1, alignItems: 'center', bgcolor: isDone ? '#eef6f0' : 'background.paper' },
        ...(isLast && { outline: '2px solid', outlineColor: packing.last?.kind === 'counted' ? 'success.main' : 'error.main' }),
      }}
    >
      <Avatar variant="square" src={line.imageUrl} alt="" sx={{ width: { xs: 60, sm: 72 }, height: { xs: 75, sm: 90 }, bgcolor: 'action.selected' }}>
        {' '}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.25 }}>{line.name}</Typography>
        {/* Wrong sizes and colours are the usual mistakes, so they are large. */}
        <Typography sx={{ fontSize: 18, lineHeight: 1.3 }}>{[line.color, line.size].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
          {[line.sku, line.barcode || 'No barcode'].join(' · ')}
        </Typography>
      </Box>
      <Counter line={line} count={count} isDone={isDone} packing={packing} />
    </Card>
  );
}

function Counter({ line, count, isDone, packing }: { line: PackedLine; count: number; isDone: boolean; packing: Packing }) {
  const piece = formatPiece(line);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', flexShrink: 0 }}>
      <Typography
        sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontSize: 18, fontWeight: 600, color: isDone ? 'success.main' : 'text.primary' }}
      >
        {isDone && <DoneIcon fontSize="small" />}
        {count} of {line.quantity}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <IconButton aria-label={`Remove one ${piece}`} disabled={count === 0} onClick={() => packing.remove(line)} sx={{ width: 44, height: 44 }}>
          <RemoveIcon />
        </IconButton>
        <IconButton
          aria-label={`Count one ${piece}`}
          color="primary"
          disabled={isDone}
          onClick={() => packing.add(line)}
          sx={{ width: 44, height: 44 }}
        >
          <AddIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
