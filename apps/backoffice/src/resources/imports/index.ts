import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { ImportRow } from '@selvedge/server/contract/imports';
import type { BackOfficeResource } from '../resource.ts';
import { ImportList } from './import-list.tsx';
import { ImportShow } from './import-show.tsx';

export const imports: BackOfficeResource = {
  name: 'imports',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Import and export',
  icon: UploadIcon,
  position: 90,
  list: ImportList,
  show: ImportShow,
  recordRepresentation: (run: ImportRow) => run.fileName,
};
