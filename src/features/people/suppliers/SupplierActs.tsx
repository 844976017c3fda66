import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import { suppliers as contract, type SupplierDetail } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ChangeLevel } from './ChangeLevel';

const decisions = [
  { act: 'verify', endpoint: contract.verify, look: 'primary' },
  { act: 'approve_projects', endpoint: contract.approveProjects, look: 'default' },
  { act: 'reject_request', endpoint: contract.rejectRequest, look: 'default' },
  { act: 'lift_suspension', endpoint: contract.liftSuspension, look: 'primary' },
  { act: 'suspend', endpoint: contract.suspend, look: 'danger' },
] as const;

/** What staff may decide about a company now. */
export function SupplierActs({ supplier }: { supplier: SupplierDetail }) {
  const may = useMay('suppliers.approve');
  if (!may) return null;
  return (
    <>
      {supplier.acts.includes('change_level') ? <ChangeLevel supplier={supplier} /> : null}
      {decisions
        .filter(({ act }) => supplier.acts.includes(act))
        .map((decision) => (
          <Decide key={decision.act} supplier={supplier} decision={decision} />
        ))}
    </>
  );
}

interface DecideProps {
  supplier: SupplierDetail;
  decision: (typeof decisions)[number];
}

function Decide({ supplier, decision: { act, endpoint, look } }: DecideProps) {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const send = useAct(endpoint);
  const words = supplierStaff[act];
  const isDanger = look === 'danger';
  return (
    <>
      <Button
        type={look === 'primary' ? 'primary' : 'default'}
        danger={isDanger}
        onClick={() => setOpen(true)}
      >
        {t(words.label)}
      </Button>
      <ReasonDialog
        open={open}
        title={t(words.title, { name: supplier.name })}
        help={t(words.help)}
        okText={t(words.label)}
        danger={isDanger}
        onClose={() => setOpen(false)}
        onReason={async (reason) => {
          await send.mutateAsync({ params: { supplierId: supplier.id }, body: { reason } });
          message.success(t(words.done));
        }}
      />
    </>
  );
}
