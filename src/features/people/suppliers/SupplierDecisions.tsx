import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import type { SupplierDetail } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { Section } from '@portal/ui/kit/Section';
import { Timeline } from '@portal/ui/kit/Timeline';
import { standing } from './standing';

type Decision = SupplierDetail['decisions'][number];

const colors: Partial<Record<Decision['act'], string>> = {
  approve_projects: 'success',
  verify: 'success',
  lift_suspension: 'success',
  reject_request: 'danger',
  suspend: 'danger',
};

const icons: Partial<Record<string, string>> = { success: 'check', danger: 'close' };

/** What was asked for and decided about a company, by whom and why. */
export function SupplierDecisions({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <Section title={t(supplierStaff.decisions)}>
      {decisions.length === 0 ? <p>{t(supplierStaff.noDecisions)}</p> : null}
      <Timeline
        items={decisions.map((decision) => {
          const color = colors[decision.act] ?? 'info';
          return {
            title: t(supplierStaff.act[decision.act]),
            desc: [changeOf(decision), decision.reason].filter(Boolean).join(' · '),
            time: decision.at,
            color,
            icon: icons[color] ?? 'edit',
            user: decision.by,
            userId: decision.by_id,
          };
        })}
      />
    </Section>
  );
}

function changeOf({ from, to, from_level, to_level }: Decision): string {
  if (from_level !== to_level) return t(supplierStaff.newLevel, { from: from_level, to: to_level });
  return from === to ? '' : `${standing[from].text} → ${standing[to].text}`;
}
