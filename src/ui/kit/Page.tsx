import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface PageProps {
  title: ReactNode;
  breadcrumb?: ReactNode;
  /** The one main action of the page. */
  action?: ReactNode;
  explanation?: ReactNode;
  children: ReactNode;
}

/** Breadcrumb, title with the main action at its right, what the task is about, then the content. */
export function Page({ title, breadcrumb, action, explanation, children }: PageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        {breadcrumb}
        <div className={styles.titleRow}>
          <h1>{title}</h1>
          {action ? <div className={styles.actions}>{action}</div> : null}
        </div>
        {explanation ? <p className={styles.muted}>{explanation}</p> : null}
      </header>
      {children}
    </div>
  );
}
