import type { StaffMe } from '@selvedge/server/admin/staff';

/** Who is signed in, as react-admin's permissions carry it. */
export type Access = StaffMe;

/** Something of the back office, and who finds it there. */
export interface Guarded {
  area: StaffMe['areas'][number];
  /** Vendors and sellers see it too, with their own things alone. */
  isForVendors?: boolean;
}

/** Whether he finds it in his menu. What he may do is decided on the server, with each call. */
export const mayUse = (access: Access | undefined, { area, isForVendors = false }: Guarded): boolean =>
  access !== undefined && access.areas.includes(area) && (!access.isVendor || isForVendors);
