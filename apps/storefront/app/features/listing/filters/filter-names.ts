import { useLingui } from '@lingui/react/macro';
import { useShop } from '#lib/use-shop.ts';
import { formatMoney, formatPercent } from '#lib/locale/format.ts';
import { listFilters, type ListingSelection, type Range } from '../asked-listing.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { changeFilter, toggleFilter } from './filter-changes.ts';

export interface ActiveFilter {
  key: string;
  name: string;
  /** The hex value of a colour, shown before its name. */
  hex?: string | null;
  /** The listing without this filter. */
  without: ListingSelection;
}

/** Returns the active filters with their names, in the order of the filters. */
export function useActiveFilters(selection: ListingSelection, choices: FilterChoices): ActiveFilter[] {
  const { t } = useLingui();
  const { priceName, discountName } = useFilterNames();
  const known: Record<(typeof listFilters)[number], readonly Choice[]> = {
    brand: choices.brands,
    color: choices.colors,
    size: choices.sizes.flatMap((scale) => scale.choices),
    attribute: choices.attributes.flatMap((attribute) => attribute.choices),
  };
  const lists = listFilters.flatMap((filter) =>
    selection[filter].map((value) => {
      const choice = known[filter].find((other) => other.value === value);
      return {
        key: `${filter} ${value}`,
        name: choice?.name ?? value,
        ...(filter === 'color' && { hex: choice?.hex ?? null }),
        without: toggleFilter(selection, filter, value),
      };
    }),
  );
  return [
    ...lists,
    ...(selection.discountRange
      ? [{ key: 'discountRange', name: discountName(selection.discountRange), without: changeFilter(selection, { discountRange: null }) }]
      : []),
    ...(selection.priceRange
      ? [{ key: 'priceRange', name: priceName(selection.priceRange), without: changeFilter(selection, { priceRange: null }) }]
      : []),
    ...(selection.isInStock ? [{ key: 'availability', name: t`In stock`, without: changeFilter(selection, { isInStock: false }) }] : []),
  ];
}

/** Returns functions that format ranges: `€20.00 – €50.00`, `30 % and more`. */
export function useFilterNames(): { priceName: (range: Range) => string; discountName: (range: Range) => string } {
  const { t, i18n } = useLingui();
  const { currency } = useShop().market.country;
  const formatAmount = (value: number) => formatMoney(value, { currency, tag: i18n.locale });
  const formatShare = (value: number) => formatPercent(value * 100, i18n.locale);
  const priceName = ({ from, to }: Range): string => {
    if (from === null) return t`Up to ${formatAmount(to ?? 0)}`;
    return to === null ? t`From ${formatAmount(from)}` : `${formatAmount(from)} – ${formatAmount(to)}`;
  };
  const formatDiscount = ({ from, to }: Range): string => {
    if (from === null) return t`Up to ${formatShare(to ?? 0)} off`;
    return to === null ? t`${formatShare(from)} off and more` : `${formatShare(from)} – ${formatShare(to)}`;
  };
  return { priceName, discountName: formatDiscount };
}
