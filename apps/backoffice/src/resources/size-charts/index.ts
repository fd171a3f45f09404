import StraightenIcon from '@mui/icons-material/StraightenOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { SizeChartCreate, SizeChartEdit } from './size-chart-form.tsx';
import { SizeChartList } from './size-chart-list.tsx';

export const sizeCharts: BackOfficeResource = {
  name: 'size-charts',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Size charts',
  singular: 'Size chart',
  icon: StraightenIcon,
  position: 60,
  list: SizeChartList,
  edit: SizeChartEdit,
  create: SizeChartCreate,
  recordRepresentation: 'code',
};
