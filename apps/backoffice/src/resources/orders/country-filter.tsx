import { SelectInput, type SelectInputProps } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { call } from '#frame/call.ts';

/** Selects a country that the shop sells to. */
export function CountryFilter(props: Omit<SelectInputProps, 'choices'>) {
  const { data } = useQuery({
    queryKey: ['reference'],
    queryFn: async () => (await call('GET /admin/reference')).data,
    staleTime: 600_000,
  });
  return <SelectInput {...props} choices={data?.countries ?? []} />;
}
