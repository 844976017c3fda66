import { type ReactNode, useCallback, useContext, useId } from 'react';
import { PageIndex } from './page-index';
import styles from './parts.module.css';
import { SectionTitle } from './section-title';

interface SectionProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** Tables bring their own frame and need no padding around it. */
  flush?: boolean;
  children: ReactNode;
}

export function Section({ title, description, action, flush, children }: SectionProps) {
  const id = useId();
  const tell = useContext(PageIndex);
  const place = useCallback(
    (section: HTMLElement | null) => (section ? tell?.(section, title) : undefined),
    [tell, title],
  );
  return (
    <section ref={place} className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <div>
          <h2 id={id}>{title}</h2>
          {description ? <p className={styles.muted}>{description}</p> : null}
        </div>
        {action}
      </div>
      <div className={flush ? styles.flush : styles.sectionBody}>
        <SectionTitle value={title}>{children}</SectionTitle>
      </div>
    </section>
  );
}
