import BlockIcon from '@mui/icons-material/BlockOutlined';
import CasinoIcon from '@mui/icons-material/CasinoOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { DomainCreate, DomainEdit, DomainList } from './domain-pages.tsx';
import { SpinList } from './spin-list.tsx';
import { WheelCreate, WheelEdit } from './wheel-form.tsx';
import { WheelList } from './wheel-list.tsx';

const shared = { area: 'marketing', section: 'Marketing' } as const;

/** The prize wheel of each country, its spins, and the blocked email domains. */
export const wheel: readonly BackOfficeResource[] = [
  {
    ...shared,
    name: 'wheels',
    label: 'Prize wheel',
    singular: 'Prize wheel',
    icon: CasinoIcon,
    position: 30,
    list: WheelList,
    edit: WheelEdit,
    create: WheelCreate,
  },
  { ...shared, name: 'wheel-spins', label: 'Wheel spins', icon: HistoryIcon, position: 31, list: SpinList },
  {
    ...shared,
    name: 'wheel-domains',
    label: 'Blocked email domains',
    singular: 'Blocked email domain',
    icon: BlockIcon,
    position: 32,
    list: DomainList,
    edit: DomainEdit,
    create: DomainCreate,
    recordRepresentation: 'domain',
  },
];
