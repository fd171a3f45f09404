import { AutocompleteArrayInput, SelectInput, type Validator } from 'react-admin';
import { useChoices } from './use-choices.ts';

/** Returns the countries that the shop sells in, in order; empty until they are loaded. */
export const useMarkets = () => useChoices('markets');

interface Props {
  source?: string;
  label?: string;
  /** The text for no country, meaning all. Without it, a country is required. */
  emptyText?: string;
  validate?: Validator;
  alwaysOn?: boolean;
}

/** Selects a country. */
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

/** Selects several countries; none selected means all. */
export function MarketsInput({ source = 'countryIds', label = 'Countries' }: Props) {
  const choices = useMarkets().map(({ id, name }) => ({ id, name }));
  return <AutocompleteArrayInput source={source} label={label} choices={choices} helperText="Leave empty for all countries." />;
}

/** Shows the name of a country in a list. */
export function MarketName({ id, none = 'All countries' }: { id: number | null | undefined; none?: string }) {
  const market = useMarkets().find((each) => each.id === id);
  return <>{id === null || id === undefined ? none : (market?.name ?? '')}</>;
}
