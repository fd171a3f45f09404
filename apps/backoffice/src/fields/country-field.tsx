import { useFieldValue, type FieldProps } from 'react-admin';
import { formatCountry } from './formats.ts';

/** Shows the name of a country whose code the record has. */
export function CountryField(props: FieldProps) {
  return <>{formatCountry((useFieldValue(props) as string | null | undefined) ?? '')}</>;
}
