import type { StaffMe } from '@selvedge/server/admin/staff';

/** The signed-in person, as react-admin's permissions. */
export type Access = StaffMe;

type Area = StaffMe['areas'][number];

/** A part of the back office and the staff area it belongs to. One of several areas is enough. */
export interface Guarded {
  area: Area | readonly Area[];
  /** Vendors and sellers see it too, with only their own data. */
  isForVendors?: boolean;
}

/** Returns whether the menu shows it to the person. The server checks permissions with each call. */
export const mayUse = (access: Access | undefined, { area, isForVendors = false }: Guarded): boolean =>
  access !== undefined && [area].flat().some((each) => access.areas.includes(each)) && (!access.isVendor || isForVendors);
