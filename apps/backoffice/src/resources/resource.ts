import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Guarded } from '#frame/access.ts';

export const sections = ['Selling', 'Catalogue', 'Marketing', 'Affiliates', 'Settings', 'System'] as const;
type Section = (typeof sections)[number];

interface Entry extends Guarded {
  section: Section;
  label: string;
  icon?: ComponentType;
  /** The position among the entries of the menu section. */
  position?: number;
}

/** A resource of react-admin, under the path of its API calls. */
export interface BackOfficeResource extends Entry, Pick<ResourceProps, 'list' | 'edit' | 'create' | 'show' | 'recordRepresentation'> {
  /** The name in the path of its calls: `brands` is `/api/admin/brands`. */
  name: string;
}

/** A page that is not a resource. */
export interface BackOfficePage extends Entry {
  /** Starts with `/`, relative to `/admin`. */
  path: string;
  element: ReactElement;
}
