import { useLingui } from '@lingui/react/macro';
import { useShop } from '#lib/use-shop.ts';
import { formatMoney, formatPercent } from '#lib/locale/format.ts';
import { listFilters, type AskedListing, type Range } from '../asked-listing.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { changed, toggled } from './filter-changes.ts';

export interface ActiveFilter {
  key: string;
  name: string;
  /** The hex value of a colour, shown before its name. */
  hex?: string | null;
  /** The listing without this filter. */
  without: AskedListing;
}

/** Returns the active filters with their names, in the order of the filters. */
export function useActiveFilters(asked: AskedListing, choices: FilterChoices): ActiveFilter[] {
  const { t } = useLingui();
  const { priceName, discountName } = useFilterNames();
  const known: Record<(typeof listFilters)[number], readonly Choice[]> = {
    brand: choices.brands,
    color: choices.colors,
    size: choices.sizes.flatMap((scale) => scale.choices),
    attribute: choices.attributes.flatMap((attribute) => attribute.choices),
  };
  const lists = listFilters.flatMap((filter) =>
    asked[filter].map((value) => {
      const choice = known[filter].find((other) => other.value === value);
      return {
        key: `${filter} ${value}`,
        name: choice?.name ?? value,
        ...(filter === 'color' && { hex: choice?.hex ?? null }),
        without: toggled(asked, filter, value),
      };
    }),
  );
  return [
    ...lists,
    ...(asked.discountRange
      ? [{ key: 'discountRange', name: discountName(asked.discountRange), without: changed(asked, { discountRange: null }) }]
      : []),
    ...(asked.priceRange ? [{ key: 'priceRange', name: priceName(asked.priceRange), without: changed(asked, { priceRange: null }) }] : []),
    ...(asked.isInStock ? [{ key: 'availability', name: t`In stock`, without: changed(asked, { isInStock: false }) }] : []),
  ];
}

/** Returns functions that format ranges: `€20.00 – €50.00`, `30 % and more`. */
export function useFilterNames(): { priceName: (range: Range) => string; discountName: (range: Range) => string } {
  const { t, i18n } = useLingui();
  const { currency } = useShop().market.country;
  const money = (value: number) => formatMoney(value, { currency, tag: i18n.locale });
  const percent = (value: number) => formatPercent(value * 100, i18n.locale);
  const priceName = ({ from, to }: Range): string => {
    if (from === null) return t`Up to ${money(to ?? 0)}`;
    return to === null ? t`From ${money(from)}` : `${money(from)} – ${money(to)}`;
  };
  const discountName = ({ from, to }: Range): string => {
    if (from === null) return t`Up to ${percent(to ?? 0)} off`;
    return to === null ? t`${percent(from)} off or more` : `${percent(from)} – ${percent(to)}`;
  };
  return { priceName, discountName };
}
