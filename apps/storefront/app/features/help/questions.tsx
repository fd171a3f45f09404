import type { HelpTopic } from '@selvedge/server/contract';
import { Icon } from '#ui/media/icon.tsx';
import { RichText } from '#ui/rich-text.tsx';
import styles from './questions.module.css';

/** Questions by topic with collapsible answers. @param isOpen shows the answers of a search result */
export function Questions({ topics, isOpen = false }: { topics: readonly HelpTopic[]; isOpen?: boolean }) {
  return topics.map(({ id, slug, name, questions }) => (
    <section key={id} id={slug} className={styles.topic} aria-labelledby={`${slug}-name`}>
      <h2 id={`${slug}-name`}>{name}</h2>
      <div>
        {questions.map((question) => (
          <details key={question.id} id={`question-${question.id}`} className={styles.question} open={isOpen}>
            <summary className={styles.title}>
              <h3 lang={question.lang ?? undefined}>{question.title}</h3>
              <Icon name="chevron" size={20} className={styles.arrow} />
            </summary>
            <RichText html={question.html} lang={question.lang} className={styles.answer} />
          </details>
        ))}
      </div>
    </section>
  ));
}
