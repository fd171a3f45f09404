import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpTopic } from '@selvedge/server/contract';
import { QuestionData } from '#lib/head/data-block.tsx';
import { Link } from '#lib/paths/link.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import styles from './help.module.css';
import { Questions } from './questions.tsx';

/** The most frequent questions. */
export function Faq({ topics }: { topics: readonly HelpTopic[] }) {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      {topics.length > 0 ? <QuestionData questions={topics.flatMap(({ questions }) => questions)} /> : null}
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Frequently asked questions` }]} />
      <h1>
        <Trans>Frequently asked questions</Trans>
      </h1>
      <Questions topics={topics} />
      <p>
        <Link to="/helpcenter">
          <Trans>All questions in the help centre</Trans>
        </Link>
      </p>
    </div>
  );
}
