import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Guarded } from '#frame/access.ts';

export const sections = ['Selling', 'Catalogue', 'Marketing', 'Affiliates', 'Settings', 'System'] as const;
type Section = (typeof sections)[number];

interface Entry extends Guarded {
  section: Section;
  label: string;
  icon?: ComponentType;
  /** Among the section's entries, from above. */
  position?: number;
}

/** Something that is listed, opened and saved: react-admin's resource, under the path of its calls. */
export interface BackOfficeResource extends Entry, Pick<ResourceProps, 'list' | 'edit' | 'create' | 'show' | 'recordRepresentation'> {
  /** As its calls are named: `brands` is `/api/admin/brands`. */
  name: string;
}

/** A page that is none. */
export interface BackOfficePage extends Entry {
  /** From `/`, below `/admin`. */
  path: string;
  element: ReactElement;
}
