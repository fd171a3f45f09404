import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode, type RefObject } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { classes } from '#ui/styles/classes.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Price } from '#ui/figures/price.tsx';
import {
  buildAnswerOptions,
  buildBrandOptions,
  buildCategoryOptions,
  buildFirstOptions,
  buildPopularOptions,
  buildProductOptions,
  buildRecentOptions,
  searchPath,
  type ProductOption,
  type WordOption,
} from './suggestion-options.ts';
import styles from './suggestion-panel.module.css';
import { TypedText } from './search-header.tsx';
import { recentSearches, useRecentSearches } from './use-recent-searches.ts';
import { usePopularSearches, useSuggestions } from './use-suggestions.ts';

interface SuggestionPanelProps {
  list: RefObject<HTMLDivElement | null>;
  listId: string;
  kind: 'bar' | 'sheet' | 'page';
  /** The input, cleaned. */
  text: string;
  isShown: boolean;
  /** The option selected by the arrow keys. */
  activeId: string | null;
  /** Called after a choice. */
  onDone: () => void;
}

/** Shows suggestions for the input, or recent and popular searches and categories without input. The field handles the keys. */
export function SuggestionPanel({ list, listId, kind, text, isShown, activeId, onDone }: SuggestionPanelProps) {
  const { t } = useLingui();
  const { categories } = useShop();
  const recent = useRecentSearches();
  const { suggestions, isStale } = useSuggestions(isShown ? text : '');

  const isEmpty = text === '';
  const popular = usePopularSearches(isShown && isEmpty);
  const products = suggestions ? buildProductOptions(suggestions) : [];
  const words = suggestions
    ? { categories: buildCategoryOptions(suggestions), brands: buildBrandOptions(suggestions), answers: buildAnswerOptions(suggestions) }
    : { categories: [], brands: [], answers: [] };
  const count = products.length + words.categories.length + words.brands.length + words.answers.length;
  const buildOption = (offered: { id: string; path: string; meant: string }) => ({
    id: `${listId}-${offered.id}`,
    activeId,
    to: offered.path,
    onChoose: () => {
      if (offered.meant !== '') recentSearches.remember(offered.meant);
      onDone();
    },
  });

  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && !isEmpty && !isStale ? <Plural value={count} _0="No suggestions" one="# suggestion" other="# suggestions" /> : null}
      </p>
      {/* A click in the panel keeps the focus in the field. */}
      <div className={classes(styles.panel, styles[kind])} hidden={!isShown} onMouseDown={(event) => event.preventDefault()} role="presentation">
        <div ref={list} id={listId} role="listbox" aria-label={t`Suggestions`} className={classes(isStale && styles.stale)} aria-busy={isStale}>
          {isEmpty ? (
            <>
              <TextSuggestions title={<Trans>Recent searches</Trans>} options={buildRecentOptions(recent)} option={buildOption} isRecent />
              <TextSuggestions title={<Trans>Popular searches</Trans>} options={buildPopularOptions(popular, recent)} option={buildOption} />
              <TextSuggestions title={<Trans>Categories</Trans>} options={buildFirstOptions(categories)} option={buildOption} />
            </>
          ) : null}
          {suggestions ? (
            <>
              <Products options={products} option={buildOption} />
              <TextSuggestions title={<Trans>Categories</Trans>} options={words.categories} option={buildOption} />
              <TextSuggestions title={<Trans>Brands</Trans>} options={words.brands} option={buildOption} />
              <TextSuggestions title={<Trans>Help centre</Trans>} options={words.answers} option={buildOption} />
              <Option {...buildOption({ id: 'all', path: searchPath(text), meant: text })} className={styles.all}>
                <Icon name="search" size={18} />
                <span className={styles.text}>
                  <Trans>
                    See all results for “<TypedText text={text} />”
                  </Trans>
                </span>
              </Option>
            </>
          ) : null}
        </div>
        {isEmpty || suggestions ? null : <Searching text={text} />}
        {isEmpty && recent.length > 0 ? <RemoveSearchButtons searches={recent} /> : null}
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  activeId: string | null;
  to: string;
  onChoose: () => void;
}
type GetOptionProps = (offered: { id: string; path: string; meant: string }) => OptionProps;

/** A link, so that it can be opened in another tab. The arrow keys reach it, the Tab key skips it. */
function Option({
  id,
  activeId,
  to,
  onChoose,
  className,
  recent,
  children,
}: OptionProps & { className?: string; recent?: string; children: ReactNode }) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      to={to}
      className={classes(styles.option, className)}
      data-recent={recent}
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}

function Group({ title, className, children }: { title: ReactNode; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes(styles.group, className)}>
      <p role="presentation" id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </div>
  );
}

interface TextSuggestionsProps {
  title: ReactNode;
  options: readonly WordOption[];
  option: GetOptionProps;
  isRecent?: boolean;
}

function TextSuggestions({ title, options, option, isRecent = false }: TextSuggestionsProps) {
  if (options.length === 0) return null;
  return (
    <Group title={title} className={isRecent ? styles.recent : undefined}>
      {options.map((offered) => (
        <Option key={offered.id} {...option(offered)} {...(isRecent && { recent: offered.name })}>
          <span className={styles.text}>{offered.name}</span>
          {offered.within ? <span className={styles.within}>{offered.within}</span> : null}
        </Option>
      ))}
    </Group>
  );
}

function Products({ options, option }: { options: readonly ProductOption[]; option: GetOptionProps }) {
  if (options.length === 0) return null;
  return (
    <Group title={<Trans>Products</Trans>}>
      {options.map(({ product, ...offered }) => (
        <Option key={offered.id} {...option(offered)} className={styles.product}>
          <span className={styles.picture}>
            <Picture image={product.images[0] ?? null} alt="" sizes="48px" widths={[120, 240]} />
          </span>
          <span className={styles.about}>
            <span className={styles.brand}>{product.brand.name}</span>
            <span className={styles.name}>{product.name}</span>
            <Price {...product} />
          </span>
        </Option>
      ))}
    </Group>
  );
}

/** Outside the listbox, because an option can have only one action. The Delete key in the field does the same. */
function RemoveSearchButtons({ searches }: { searches: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div className={styles.removers}>
      <button type="button" className={styles.clear} onClick={recentSearches.clear}>
        <Trans>Clear all</Trans>
      </button>
      {searches.map((search) => (
        <button key={search} type="button" className={styles.remove} aria-label={t`Remove “${search}”`} onClick={() => recentSearches.forget(search)}>
          <Icon name="close" size={16} />
        </button>
      ))}
    </div>
  );
}

const Searching = ({ text }: { text: string }) => (
  <p className={styles.waiting}>
    <Trans>
      Searching for “<TypedText text={text} />
      ”…
    </Trans>
  </p>
);
