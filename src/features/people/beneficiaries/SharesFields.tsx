import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import type { BeneficiaryItem } from '@contract/people/beneficiaries';
import { t } from '@portal/i18n';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { useWatch } from 'react-hook-form';

/** The percentage of each person, and what they add up to while they are typed. */
export function SharesFields({ items }: { items: readonly BeneficiaryItem[] }) {
  return (
    <>
      {items.map(({ id, full_name: name }) => (
        <NumberInput
          key={id}
          name={`shares.${id}`}
          label={t(beneficiaryWords.shareOf, { name })}
          unit="%"
        />
      ))}
      <Total />
    </>
  );
}

function Total() {
  const values: unknown = useWatch();
  return <p role="status">{t(beneficiaryWords.total, { total: totalOf(values) })}</p>;
}

/** Of `share` and all of `shares`; what is no number yet counts nothing. */
function totalOf(values: unknown): number {
  if (typeof values !== 'object' || values === null) return 0;
  const own = 'share' in values ? [values.share] : [];
  const others: unknown[] =
    'shares' in values && typeof values.shares === 'object' && values.shares !== null
      ? Object.values(values.shares)
      : [];
  // What is typed stays a text until it is a whole number.
  const counts = [...own, ...others].map(Number).filter(Number.isFinite);
  return counts.reduce((sum, one) => sum + one, 0);
}
