import { SelectInput, type SelectInputProps } from 'react-admin';
import { useReference } from '#fields/use-choices.ts';

/** Selects a country that the shop sells to. */
export function CountryFilter(props: Omit<SelectInputProps, 'choices'>) {
  const { data } = useReference();
  return <SelectInput {...props} choices={data?.countries ?? []} />;
}
