import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { LanguageList } from './language-list.tsx';

export const languages: BackOfficeResource = {
  name: 'languages',
  area: 'settings',
  section: 'Settings',
  label: 'Languages',
  icon: TranslateIcon,
  position: 20,
  list: LanguageList,
  recordRepresentation: 'name',
};
