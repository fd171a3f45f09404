import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import type { WaitingCounts } from '@selvedge/server/admin/dashboard';
import type { Guarded } from '#frame/access.ts';
import type { ResourceName } from '#frame/resource-calls.ts';

/** The groups of the menu, in the order of a working day. */
export const sections = ['Orders', 'Customers', 'Catalogue', 'Marketing', 'Content', 'Affiliates', 'Reports', 'Settings', 'System'] as const;
export type Section = (typeof sections)[number];

interface Entry extends Guarded {
  section: Section;
  label: string;
  /** The name of one record: `Product`. */
  singular?: string;
  /** The kind of open tasks in it. The menu shows their number. */
  waiting?: keyof WaitingCounts;
  icon?: ComponentType;
  /** The position among the entries of the menu section. */
  position?: number;
}

/** A resource of react-admin, which the table of `frame/resource-calls.ts` connects with its API calls. */
export interface BackOfficeResource extends Entry, Pick<ResourceProps, 'list' | 'edit' | 'create' | 'show' | 'recordRepresentation'> {
  name: ResourceName;
}

/** A page that is not a resource. */
export interface BackOfficePage extends Entry {
  /** Starts with `/`, relative to `/admin`. */
  path: string;
  element: ReactElement;
}
