import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import styles from './parts.module.css';

function Skeleton({ count, className }: { count: number; className?: string }) {
  return (
    <div role="status" aria-label={t(common.loading)} className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike and never reordered.
        <div key={index} className={styles.bone} />
      ))}
    </div>
  );
}

/** Lines of text that are still on their way. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return <Skeleton count={lines} className={styles.boneLines} />;
}

/** A row of stat or project cards that are still on their way. */
export function SkeletonCards({ cards = 3 }: { cards?: number }) {
  return <Skeleton count={cards} className={`${styles.stats} ${styles.boneCards}`} />;
}

/** A page before its data: title, cards, a block of text. */
export function SkeletonPage() {
  return (
    <div className={styles.page}>
      <SkeletonLines lines={1} />
      <SkeletonCards />
      <SkeletonLines lines={6} />
    </div>
  );
}
