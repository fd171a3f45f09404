import { Trans } from '@lingui/react/macro';
import type { HomeBlock } from '@selvedge/server/contract';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Picture } from '#ui/media/picture.tsx';
import styles from './video-block.module.css';

/** Renders a YouTube video as an image of the shop until the visitor plays it. Before that, no external content is loaded. */
export function VideoBlock({ block: { id, title, text, image, videoId } }: { block: HomeBlock }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);
  const play = (event: MouseEvent) => {
    // A click with a modifier key opens the link in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <section className={styles.block} aria-labelledby={`video-${id}`}>
      <h2 id={`video-${id}`}>{title}</h2>
      <div className={styles.frame}>
        {isPlaying ? (
          <iframe
            ref={player}
            className={styles.player}
            src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        ) : (
          <a
            className={styles.play}
            href={`https://www.youtube.com/watch?v=${videoId}`}
            rel="noopener nofollow"
            aria-labelledby={`play-${id} video-${id}`}
            onClick={play}
          >
            <Picture
              className={styles.picture}
              image={image}
              alt={image?.alt ?? ''}
              sizes="(width < 960px) 178vw, 1068px"
              widths={[640, 1024, 1536]}
            />
            <span id={`play-${id}`} className={styles.button}>
              <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
                <path d="M8 5v14l11-7z" fill="currentColor" />
              </svg>
              <Trans>Play</Trans>
            </span>
          </a>
        )}
      </div>
      {text ? <p className={styles.text}>{text}</p> : null}
    </section>
  );
}
