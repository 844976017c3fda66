import { productName } from '@contract/credit/product-catalog';
import { accreditationScreen as words } from '@contract/locales/es-MX/people/accreditations';
import type { AccreditationDetail } from '@contract/people/accreditations';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { DescriptionList, type DescriptionRow } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { ShortTable } from '@portal/ui/table/ShortTable';

interface AccreditationFactsProps {
  accreditation: AccreditationDetail;
  /** What the reader sees besides. */
  rows?: readonly DescriptionRow[];
}

/** What is asked for and when, and what else of the technology is in force. */
export function AccreditationFacts({ accreditation, rows = [] }: AccreditationFactsProps) {
  const { product_id, brand, model, requested_at, decided_at, valid_until, equipment } =
    accreditation;
  const dayOf = (on: string | null) => (on === null ? t(words.noDate) : formatDate(on));
  return (
    <>
      <Section title={t(words.facts)}>
        <DescriptionList
          rows={[
            ...rows,
            { label: t(words.technology), value: productName(product_id) },
            { label: t(words.brand), value: brand },
            { label: t(words.model), value: model },
            { label: t(words.requestedOn), value: dayOf(requested_at) },
            { label: t(words.decidedOn), value: dayOf(decided_at) },
            { label: t(words.validUntil), value: dayOf(valid_until) },
          ]}
        />
      </Section>
      <Section title={t(words.others)} flush={equipment.length > 0}>
        {equipment.length === 0 ? (
          <EmptyState text={t(words.noOthers)} />
        ) : (
          <ShortTable
            label={t(words.others)}
            rows={equipment}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'equipment',
                title: t(words.equipment),
                wraps: true,
                render: (row) => `${row.brand} ${row.model}`,
              },
              {
                key: 'until',
                title: t(words.validUntil),
                render: (row) => formatDate(row.valid_until),
              },
            ]}
          />
        )}
      </Section>
    </>
  );
}
