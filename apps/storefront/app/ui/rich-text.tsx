import { useLocalPath } from '#lib/link.tsx';
import { classes } from './classes.ts';
import styles from './rich-text.module.css';

/** HTML that the server rendered from cleaned Markdown (`html` fields of the API), and nothing else. @param lang of a text that stands in for a missing one */
export function RichText({ html, className, lang }: { html: string; className?: string; lang?: string | null | undefined }) {
  const local = useLocalPath();
  // Paths are written without a language: they get the page's own, as every link of the shop.
  const shown = html.replaceAll(/(<a href=")(\/[^"]*)/g, (_, start: string, path: string) => `${start}${local(path)}`);
  return <div lang={lang ?? undefined} className={classes(styles.text, className)} dangerouslySetInnerHTML={{ __html: shown }} />;
}
