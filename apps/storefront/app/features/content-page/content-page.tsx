import { useLingui } from '@lingui/react/macro';
import type { WrittenPage } from '@selvedge/server/contract';
import { PageHead } from '#lib/head/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { RichText } from '#ui/rich-text.tsx';
import styles from './content-page.module.css';

/** A page that the merchant has written. */
export function ContentPage({ page: { title, excerpt, html, lang, robots } }: { page: WrittenPage }) {
  const { t } = useLingui();
  return (
    <article className={styles.page}>
      <PageHead title={title} description={excerpt} robots={robots} />
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: title }]} />
      <h1 lang={lang ?? undefined}>{title}</h1>
      <RichText html={html} lang={lang} />
    </article>
  );
}
