import { comparison } from '@contract/locales/es-MX/documents/queue';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useEffect, useState } from 'react';
import { type Comparison, comparisonOf } from './comparisons';
import styles from './documents.module.css';

/** What is known of the person and the project, field by field, to hold beside the file. */
export function DocumentComparison({ id }: { id: string }) {
  const [tries, setTries] = useState(0);
  return <Compared key={`${id} ${tries}`} id={id} onAgain={() => setTries(tries + 1)} />;
}

function Compared({ id, onAgain }: { id: string; onAgain: () => void }) {
  const [fields, setFields] = useState<Comparison | 'absent' | 'failed'>();
  useEffect(() => {
    let gone = false;
    comparisonOf(id).then(
      (found) => !gone && setFields(found),
      (thrown) => !gone && setFields(isAbsent(thrown) ? 'absent' : 'failed'),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (fields === 'absent') return null;
  return (
    <section className={styles.comparison} aria-label={t(comparison.title)}>
      <h3>{t(comparison.title)}</h3>
      {fields === 'failed' ? (
        <ErrorState reload={onAgain} />
      ) : fields ? (
        <DescriptionList
          rows={fields.map(({ field, value }) => ({
            label: t(comparison.fields[field]),
            value: value === null ? <em>{t(comparison.unknown)}</em> : shown(field, value),
          }))}
        />
      ) : (
        <SkeletonLines lines={5} />
      )}
    </section>
  );
}

/** A server with the specification's calls alone compares nothing. */
const isAbsent = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && thrown.status === 404;

function shown(field: Comparison[number]['field'], value: string): string {
  if (field === 'amount_cents') return formatMoney(Number(value));
  if (field === 'birth_day' || field === 'incorporated_on') return formatDate(value);
  if (field === 'sex' && (value === 'H' || value === 'M' || value === 'X')) {
    return t(comparison.sexes[value]);
  }
  return value;
}
