import { comparison } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useEffect, useState } from 'react';
import { type Comparison, comparisonOf } from './comparisons';
import styles from './documents.module.css';

/** What is known of the person and the project, field by field, to hold beside the file. */
export function DocumentComparison({ id }: { id: string }) {
  const [fields, setFields] = useState<Comparison | 'absent'>();
  useEffect(() => {
    let gone = false;
    comparisonOf(id).then(
      (found) => !gone && setFields(found),
      // A server with the specification's calls alone has none.
      () => !gone && setFields('absent'),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (fields === 'absent') return null;
  return (
    <section className={styles.comparison} aria-label={t(comparison.title)}>
      <h3>{t(comparison.title)}</h3>
      {fields ? (
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

function shown(field: Comparison[number]['field'], value: string): string {
  if (field === 'amount_cents') return formatMoney(Number(value));
  if (field === 'birth_day' || field === 'incorporated_on') return formatDate(value);
  if (field === 'sex' && (value === 'H' || value === 'M' || value === 'X')) {
    return t(comparison.sexes[value]);
  }
  return value;
}
