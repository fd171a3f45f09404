import { useLocalPath } from '#lib/paths/link.tsx';
import { classes } from './styles/classes.ts';
import styles from './rich-text.module.css';

/**
 * Renders HTML that the server made from sanitised Markdown (`html` fields of the API), and no other HTML. @param lang of a text in another language
 */
export function RichText({ html, className, lang }: { html: string; className?: string; lang?: string | null | undefined }) {
  const local = useLocalPath();
  // Paths have no language; they get the page's, like all links of the shop.
  const shown = html.replaceAll(/(<a href=")(\/[^"]*)/g, (_, start: string, path: string) => `${start}${local(path)}`);
  return <div lang={lang ?? undefined} className={classes(styles.text, className)} dangerouslySetInnerHTML={{ __html: shown }} />;
}
