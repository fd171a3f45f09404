import BlockIcon from '@mui/icons-material/BlockOutlined';
import CasinoIcon from '@mui/icons-material/CasinoOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { DomainCreate, DomainEdit, DomainList } from './domain-pages.tsx';
import { SpinList } from './spin-list.tsx';
import { WheelCreate, WheelEdit } from './wheel-form.tsx';
import { WheelList } from './wheel-list.tsx';

const shared = { area: 'marketing', section: 'Marketing' } as const;

/** The wheel of each country, what was drawn, and with which mailboxes nobody may. */
export const wheel: readonly BackOfficeResource[] = [
  { ...shared, name: 'wheels', label: 'Wheel', icon: CasinoIcon, position: 30, list: WheelList, edit: WheelEdit, create: WheelCreate },
  { ...shared, name: 'wheel-spins', label: 'Spins of the wheel', icon: HistoryIcon, position: 31, list: SpinList },
  {
    ...shared,
    name: 'wheel-domains',
    label: 'Mailboxes not for the wheel',
    icon: BlockIcon,
    position: 32,
    list: DomainList,
    edit: DomainEdit,
    create: DomainCreate,
    recordRepresentation: 'domain',
  },
];
