import type { StaffMe } from '@selvedge/server/admin/staff';

/** The signed-in person, as react-admin's permissions. */
export type Access = StaffMe;

/** A part of the back office and the staff area it belongs to. */
export interface Guarded {
  area: StaffMe['areas'][number];
  /** Vendors and sellers see it too, with only their own data. */
  isForVendors?: boolean;
}

/** Returns whether the menu shows it to the person. The server checks permissions with each call. */
export const mayUse = (access: Access | undefined, { area, isForVendors = false }: Guarded): boolean =>
  access !== undefined && access.areas.includes(area) && (!access.isVendor || isForVendors);
