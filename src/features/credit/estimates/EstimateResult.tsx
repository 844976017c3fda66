import { expressWords as words } from '@contract/locales/es-MX/credit/estimates-page';
import { errors, recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Alert, Button } from 'antd';
import { EstimateNotes, FactList, LeadingFigures } from './EstimateFigures';
import { estimateText } from './estimate-text';
import styles from './estimates.module.css';
import type { useEstimate } from './use-estimate';

type Estimated = ReturnType<typeof useEstimate>;

/** What a visit estimates, before it is shared. */
export function EstimateResult({ estimated }: { estimated: Estimated }) {
  return (
    <Section title={t(words.result)}>
      <Result {...estimated} />
    </Section>
  );
}

function Result({ figures, isWaiting, isCurrent, failed, again }: Estimated) {
  if (isWaiting) return <p role="status">{t(words.waiting)}</p>;
  if (failed) {
    const retry = (
      <Button size="small" onClick={again}>
        {t(recovery.reload)}
      </Button>
    );
    return <Alert type="error" showIcon message={t(errors.dataLoad)} action={retry} />;
  }
  if (!figures) return <SkeletonLines lines={6} />;
  const text = estimateText(figures);
  return (
    <div className={`${styles.result} ${isCurrent ? '' : styles.stale}`} aria-busy={!isCurrent}>
      <LeadingFigures text={text} />
      <EstimateNotes notes={text.notes} />
      <details className={styles.details}>
        <summary>{t(words.details)}</summary>
        <FactList facts={[...text.system, ...text.credit]} />
      </details>
    </div>
  );
}

/** The two figures again, at the foot of a telephone while what they follow from is typed above. */
export function ResultInSight({
  estimated: { figures, isWaiting, isCurrent },
}: {
  estimated: Estimated;
}) {
  if (isWaiting || !figures) return null;
  const { payment, saving } = estimateText(figures);
  return (
    // The section of the result tells them to who listens.
    <p aria-hidden className={`${styles.inSight} ${isCurrent ? '' : styles.stale}`}>
      {[payment, saving].map(([label, value]) => (
        <span key={label}>
          {label}
          <strong className="amount">{value}</strong>
        </span>
      ))}
    </p>
  );
}
