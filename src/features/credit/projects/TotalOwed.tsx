import type { ProjectDetail } from '@contract/credit/projects';
import { totalOwed as words } from '@portal/messages/total-owed';
import { formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';

/** What the applicant says to owe elsewhere and owes here, beside the law's limit, for the committee. */
export function TotalOwed({ project }: { project: ProjectDetail }) {
  const owed = project.total_owed;
  if (!owed) return null;
  const { declared_cents: declared, elsewhere_cents: elsewhere, remaining_cents: left } = owed;
  return (
    <Section title={words.title} description={words.help}>
      <DescriptionList
        inline
        rows={[
          {
            label: words.declared,
            value:
              declared === null ? (
                <StatusTag tone="warning">{words.notDeclared}</StatusTag>
              ) : (
                formatMoney(declared)
              ),
          },
          ...(elsewhere > (declared ?? 0)
            ? [{ label: words.declaredBefore, value: formatMoney(elsewhere) }]
            : []),
          { label: words.owesHere, value: formatMoney(owed.here_cents) },
          { label: words.asksNow, value: formatMoney(project.amount_cents) },
          {
            label: words.limit,
            value:
              owed.limit_cents === null ? (
                <StatusTag tone="warning">{words.noLimit}</StatusTag>
              ) : (
                formatMoney(owed.limit_cents)
              ),
          },
          ...(left === null
            ? []
            : [
                {
                  label: left < 0 ? words.beyond : words.remains,
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
