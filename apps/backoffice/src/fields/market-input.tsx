import { useEffect, useState } from 'react';
import { AutocompleteArrayInput, SelectInput, type Validator } from 'react-admin';
import type { MarketChoice } from '@selvedge/server/admin/marketing';
import { call } from '#frame/call.ts';

/** Asked once: countries are opened once in a while. */
let asked: Promise<MarketChoice[]> | undefined;
const markets = () =>
  (asked ??= call<MarketChoice[]>('markets').then(
    ({ data }) => data,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  ));

/** The countries that the shop sells in, in their order; empty until they are known. */
export function useMarkets(): readonly MarketChoice[] {
  const [known, setKnown] = useState<readonly MarketChoice[]>([]);
  useEffect(() => {
    let isShown = true;
    markets().then(
      (found) => isShown && setKnown(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return known;
}

interface Props {
  source?: string;
  label?: string;
  /** What stands for none: everywhere. Without it one must be chosen. */
  emptyText?: string;
  validate?: Validator;
  alwaysOn?: boolean;
}

/** One country. */
export function MarketInput({ source = 'countryId', label = 'Country', emptyText, validate }: Props) {
  const choices = useMarkets().map(({ id, name, currency }) => ({ id, name: `${name} (${currency})` }));
  return (
    <SelectInput
      source={source}
      label={label}
      choices={choices}
      {...(emptyText !== undefined && { emptyText })}
      {...(validate && { validate })}
      helperText={false}
    />
  );
}

/** Some countries; none chosen: everywhere. */
export function MarketsInput({ source = 'countryIds', label = 'Countries' }: Props) {
  const choices = useMarkets().map(({ id, name }) => ({ id, name }));
  return <AutocompleteArrayInput source={source} label={label} choices={choices} helperText="None chosen: everywhere" />;
}

/** What a country is called in a list. */
export function MarketName({ id, none = 'Everywhere' }: { id: number | null | undefined; none?: string }) {
  const market = useMarkets().find((each) => each.id === id);
  return <>{id === null || id === undefined ? none : (market?.name ?? '')}</>;
}
