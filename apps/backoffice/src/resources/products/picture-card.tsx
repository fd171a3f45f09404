import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ProductForm } from '@selvedge/server/admin/catalog';
import { languages } from '@selvedge/i18n';
import { TextsInput } from '#fields/texts-input.tsx';
import { useProductChoices } from './choices.ts';

type Picture = ProductForm['pictures'][number];

interface Props {
  index: number;
  count: number;
  picture: Picture;
  imageUrl: string;
  onMove: (to: number) => void;
  onRemove: () => void;
  onChange: (change: Partial<Picture>) => void;
  onDragStart: () => void;
  onDropHere: () => void;
}

const pictureLabels = [{ source: 'alt', label: 'Alt text' }];

export function PictureCard({ index, count, picture, imageUrl, onMove, onRemove, onChange, onDragStart, onDropHere }: Props) {
  const { colors } = useProductChoices();
  const variants = useWatch<{ variants: ProductForm['variants'] }>({ name: 'variants' }) as ProductForm['variants'];
  const [isDescribing, setIsDescribing] = useState(false);
  const shown = colors.filter(({ id }) => id === picture.colorId || variants.some(({ colorId }) => colorId === id));
  const described = picture.alts.filter(({ alt }) => alt.trim() !== '').length;
  const nth = `picture ${index + 1}`;
  return (
    <Box
      component="li"
      draggable
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
      sx={{ width: 190, border: '1px solid', borderColor: 'divider', p: 1, cursor: 'grab' }}
    >
      <img
        src={`/_ipx/f_webp,w_360${imageUrl}`}
        alt={`${index + 1}`}
        width={172}
        height={215}
        loading="lazy"
        style={{ objectFit: 'cover', display: 'block' }}
      />
      <Tools name={nth} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      <TextField
        select
        fullWidth
        label="Colour"
        value={picture.colorId ?? 0}
        onChange={(event) => onChange({ colorId: Number(event.target.value) || null })}
      >
        <MenuItem value={0}>All colours</MenuItem>
        {shown.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button size="small" onClick={() => setIsDescribing(true)}>{`Alt text: ${described} of ${languages.length}`}</Button>
      <Dialog open={isDescribing} onClose={() => setIsDescribing(false)} fullWidth maxWidth="md">
        <DialogTitle>{`Alt text for ${nth}`}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            The text belongs to the picture. It is used everywhere the shop shows this picture without another text.
          </Typography>
          <TextsInput source={`pictures.${index}.alts`} fields={pictureLabels} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsDescribing(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

interface ToolsProps extends Pick<Props, 'index' | 'count' | 'onMove' | 'onRemove'> {
  /** `picture 2` */
  name: string;
}

const Tools = ({ name, index, count, onMove, onRemove }: ToolsProps) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
    <IconButton size="small" aria-label={`Move ${name} earlier`} disabled={index === 0} onClick={() => onMove(index - 1)}>
      <ArrowBackIcon fontSize="small" />
    </IconButton>
    <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
      <DeleteIcon fontSize="small" />
    </IconButton>
    <IconButton size="small" aria-label={`Move ${name} later`} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
      <ArrowForwardIcon fontSize="small" />
    </IconButton>
  </Box>
);
