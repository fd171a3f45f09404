import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import type { BackOfficePage } from '../resource.ts';
import { TranslationsPage } from './translations-page.tsx';

/** Texts of the catalogue in each language, next to the English texts. Vendors see their own products. */
export const translationPages: readonly BackOfficePage[] = [
  {
    ...{ area: 'catalog', isForVendors: true, section: 'Catalogue', path: '/translations', label: 'Translations' },
    ...{ icon: TranslateIcon, position: 75, element: <TranslationsPage /> },
  },
];
