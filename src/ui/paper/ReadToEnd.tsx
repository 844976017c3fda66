import { reading } from '@contract/locales/es-MX/kernel/reading';
import { t } from '@portal/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './read-to-end.module.css';

interface ReadToEndProps {
  /** The end of the text came onto the screen. */
  onRead: () => void;
  children: ReactNode;
}

/**
 * A text that is agreed to only once its end was reached: by scrolling, by a screen reader that follows the text, or
 * with Tab, for which its last line is a stop.
 */
export function ReadToEnd({ onRead, children }: ReadToEndProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const tell = useRef(onRead);
  tell.current = onRead;
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      tell.current();
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who uses no mouse reaches the end of a text by it. */}
      <p ref={end} className={styles.end} tabIndex={0}>
        {t(reading.end)}
      </p>
    </>
  );
}
