import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HelpTopic, PageLink } from '@selvedge/server/contract';
import { Form, Link } from '#lib/paths/link.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './help.module.css';
import { Questions } from './questions.tsx';

interface HelpCenterProps {
  topics: readonly HelpTopic[];
  pages: readonly PageLink[];
  /** The search text; empty without a search. */
  q: string;
}

/** Frequent questions by topic, with a search that is a plain form. */
export function HelpCenter({ topics, pages, q }: HelpCenterProps) {
  const { t } = useLingui();
  const found = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Help centre` }]} />
      <h1>
        <Trans>Help centre</Trans>
      </h1>
      <search>
        <Form key={q} action="/helpcenter" className={styles.form}>
          <TextField label={t`What would you like to know?`} name="q" type="search" defaultValue={q} maxLength={100} enterKeyHint="search" />
          <Button>
            <Trans>Search</Trans>
          </Button>
        </Form>
      </search>
      {q ? (
        <p role="status">
          <Plural value={found} one="# answer was found." other="# answers were found." /> <Link to="/helpcenter">{t`Show all questions`}</Link>
        </p>
      ) : (
        <TopicLinks topics={topics} />
      )}
      {q && found === 0 ? (
        <Notice tone="info">
          <Trans>Nothing fits that. Try fewer words, or another one.</Trans>
        </Notice>
      ) : null}
      <Questions key={q} topics={topics} isOpen={q !== ''} />
      <Contact />
      <Guides />
      {pages.length > 0 ? <Pages pages={pages} /> : null}
    </div>
  );
}

const Contact = () => (
  <section className={styles.contact} aria-labelledby="contact">
    <h2 id="contact">
      <Trans>Your question is not among them?</Trans>
    </h2>
    <p>
      <Trans>Write to us: we answer by email, as a rule within one working day.</Trans>
    </p>
    <p>
      <Link className={styles.topic} to="/helpcenter/contact">
        <Trans>Write to us</Trans>
      </Link>
    </p>
  </section>
);

function Guides() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Guides`}>
      <ul className={styles.topics}>
        <li>
          <Link className={styles.topic} to="/size-guides">
            <Trans>Size guide</Trans>
          </Link>
        </li>
        <li>
          <Link className={styles.topic} to="/product-cares">
            <Trans>Care symbols</Trans>
          </Link>
        </li>
        <li>
          <Link className={styles.topic} to="/global-sellers">
            <Trans>Our sellers</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Pages({ pages }: Pick<HelpCenterProps, 'pages'>) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`More about the shop`} className={styles.more}>
      <h2>
        <Trans>More about the shop</Trans>
      </h2>
      <ul className={styles.topics}>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link className={styles.topic} to={`/${slug}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopicLinks({ topics }: Pick<HelpCenterProps, 'topics'>) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Topics`}>
      <ul className={styles.topics}>
        {topics.map(({ slug, name }) => (
          <li key={slug}>
            <a className={styles.topic} href={`#${slug}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
