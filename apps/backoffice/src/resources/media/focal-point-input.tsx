import type { KeyboardEvent, PointerEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useInput } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@selvedge/server/admin/media';
import { getThumbnailAddress } from '#fields/media/media-thumbnail.tsx';

type Point = NonNullable<MediaRecord['focus']>;

const centre: Point = { x: 50, y: 50 };
/** Steps of the arrow keys in percent, without and with the shift key. */
const [smallStep, largeStep] = [1, 10];

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const limit = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** Sets the focal point of a picture by a click, by the arrow keys or by numbers, and shows how the shop crops the picture. */
export function FocalPointInput({ item }: { item: MediaRecord }) {
  const { field } = useInput<Point | null>({ source: 'focus', defaultValue: null });
  const { getValues } = useFormContext();
  const focus = (field.value as Point | null | '') || null;
  const point = focus ?? centre;
  const set = ({ x, y }: Point) => field.onChange({ x: limit(x), y: limit(y) });
  const setByPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width > 0 && height > 0) set({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  const setByKey = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? largeStep : smallStep;
    // The form has the newest point: a fast key press can arrive before the picture is rendered again.
    const { x, y } = (getValues('focus') as Point | null | '') || centre;
    set({ x: x + direction.x * step, y: y + direction.y * step });
  };
  return (
    <Box component="section" aria-label="Focal point">
      <Box sx={{ position: 'relative', display: 'inline-block', lineHeight: 0, maxWidth: '100%', cursor: 'crosshair' }} onPointerDown={setByPointer}>
        <img
          src={getThumbnailAddress(item.imageUrl, 960)}
          alt={item.fileName}
          width={item.width}
          height={item.height}
          draggable={false}
          style={{ display: 'block', maxWidth: '100%', width: 'auto', height: 'auto', maxHeight: '60vh' }}
        />
        <Marker point={point} onKeyDown={setByKey} />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        Click the most important part of the picture. The shop keeps it visible where it crops the picture.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <PercentField label="From the left, %" value={point.x} onChange={(x) => set({ ...point, x })} />
        <PercentField label="From the top, %" value={point.y} onChange={(y) => set({ ...point, y })} />
        {focus && <Button onClick={() => field.onChange(null)}>Use the centre</Button>}
      </Box>
      <Crops item={item} point={point} />
    </Box>
  );
}

const Marker = ({ point: { x, y }, onKeyDown }: { point: Point; onKeyDown: (event: KeyboardEvent) => void }) => (
  <Box
    component="button"
    type="button"
    aria-label={`Focal point: ${x} % from the left, ${y} % from the top. The arrow keys move it.`}
    onKeyDown={onKeyDown}
    sx={{
      ...{ position: 'absolute', left: `${x}%`, top: `${y}%`, width: 28, height: 28, p: 0, transform: 'translate(-50%, -50%)' },
      ...{ border: '3px solid #fff', borderRadius: '50%', bgcolor: 'rgba(11, 92, 138, .55)', boxShadow: '0 0 0 2px #040707', cursor: 'crosshair' },
      '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 4 },
    }}
  />
);

const PercentField = ({ label, value, onChange }: { label: string; value: number; onChange: (percent: number) => void }) => (
  <TextField
    type="number"
    label={label}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
    slotProps={{ htmlInput: { min: 0, max: 100 } }}
    sx={{ width: 140 }}
  />
);

/** Examples of the aspect ratios in the style sheets of the storefront, for wide screens. */
const crops = [
  { name: 'Product card', ratio: '4 / 5' },
  { name: 'Tile', ratio: '1 / 1' },
  { name: 'Article', ratio: '3 / 2' },
  { name: 'Home banner', ratio: '2 / 1' },
  { name: 'Campaign', ratio: '5 / 2' },
] as const;

const Crops = ({ item, point }: { item: MediaRecord; point: Point }) => (
  <Box
    component="ul"
    aria-label="Crops"
    sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}
  >
    {crops.map(({ name, ratio }) => (
      <li key={name}>
        <img
          src={getThumbnailAddress(item.imageUrl, 360)}
          alt=""
          style={{ display: 'block', height: 88, aspectRatio: ratio, objectFit: 'cover', objectPosition: `${point.x}% ${point.y}%` }}
        />
        <Typography variant="caption" color="text.secondary">
          {name}
        </Typography>
      </li>
    ))}
  </Box>
);
