import ApplicationIcon from '@mui/icons-material/HandshakeOutlined';
import SellerIcon from '@mui/icons-material/StorefrontOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { ApplicationList } from './application-list.tsx';
import { ApplicationShow } from './application-show.tsx';
import { SellerEdit } from './seller-edit.tsx';
import { SellerList } from './seller-list.tsx';

const shared = { area: 'sellers', section: 'Customers' } as const;

/** Sellers in the shop, except the merchant, and applicants. */
export const sellers: readonly BackOfficeResource[] = [
  {
    ...shared,
    name: 'seller-applications',
    label: 'Seller applications',
    waiting: 'sellerApplications',
    icon: ApplicationIcon,
    position: 70,
    list: ApplicationList,
    show: ApplicationShow,
    recordRepresentation: 'company',
  },
  {
    ...shared,
    name: 'sellers',
    isForVendors: true,
    label: 'Sellers',
    icon: SellerIcon,
    position: 71,
    list: SellerList,
    edit: SellerEdit,
    recordRepresentation: 'company',
  },
];
