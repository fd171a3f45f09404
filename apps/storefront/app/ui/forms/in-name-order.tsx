import { useLingui } from '@lingui/react';
import { isFamilyNameFirst } from '@selvedge/addresses/names';
import type { ReactNode } from 'react';

/** Renders the fields for first and last name in the order of the page's language: the family name comes first in Hungarian. */
export function InNameOrder({ firstName, lastName }: { firstName: ReactNode; lastName: ReactNode }) {
  const { i18n } = useLingui();
  const isFamilyFirst = isFamilyNameFirst(i18n.locale);
  return (
    <>
      {isFamilyFirst ? lastName : firstName}
      {isFamilyFirst ? firstName : lastName}
    </>
  );
}
