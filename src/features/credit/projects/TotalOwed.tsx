import type { ProjectDetail } from '@contract/credit/projects';
import { totalOwed } from '@contract/locales/es-MX/credit/total-owed';
import { t } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';

/** What the applicant declares to owe elsewhere and owes here, beside the law's limit, for the committee. */
export function TotalOwed({ project }: { project: ProjectDetail }) {
  const owed = project.total_owed;
  if (!owed) return null;
  const { declared_cents: declared, elsewhere_cents: elsewhere, remaining_cents: left } = owed;
  return (
    <Section title={t(totalOwed.title)} description={t(totalOwed.help)}>
      <DescriptionList
        inline
        rows={[
          {
            label: t(totalOwed.declared),
            value:
              declared === null ? (
                <StatusTag tone="warning">{t(totalOwed.notDeclared)}</StatusTag>
              ) : (
                formatMoney(declared)
              ),
          },
          ...(elsewhere > (declared ?? 0)
            ? [{ label: t(totalOwed.declaredBefore), value: formatMoney(elsewhere) }]
            : []),
          { label: t(totalOwed.owesHere), value: formatMoney(owed.here_cents) },
          { label: t(totalOwed.asksNow), value: formatMoney(project.amount_cents) },
          {
            label: t(totalOwed.limit),
            value:
              owed.limit_cents === null ? (
                <StatusTag tone="warning">{t(totalOwed.noLimit)}</StatusTag>
              ) : (
                formatMoney(owed.limit_cents)
              ),
          },
          ...(left === null
            ? []
            : [
                {
                  label: left < 0 ? t(totalOwed.beyond) : t(totalOwed.remains),
                  value:
                    left < 0 ? (
                      <StatusTag tone="danger">{formatMoney(-left)}</StatusTag>
                    ) : (
                      <strong>{formatMoney(left)}</strong>
                    ),
                },
              ]),
        ]}
      />
    </Section>
  );
}
