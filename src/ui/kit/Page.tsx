import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import styles from './parts.module.css';

/** Few visits end on one. */
const KeptReceipt = lazy(() =>
  import('./KeptReceipt').then((file) => ({ default: file.KeptReceipt })),
);

interface PageProps {
  title: ReactNode;
  breadcrumb?: ReactNode;
  /** The one main action of the page. */
  action?: ReactNode;
  explanation?: ReactNode;
  children: ReactNode;
}

/**
 * Breadcrumb, title with the main action at its right, what the task is about, the receipt of what was just done, then
 * the content.
 */
export function Page({ title, breadcrumb, action, explanation, children }: PageProps) {
  const { state } = useLocation();
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
      {state?.receipt ? (
        <Suspense fallback={null}>
          <KeptReceipt id={state.receipt} />
        </Suspense>
      ) : null}
      {children}
    </div>
  );
}
