import { DownOutlined } from '@ant-design/icons';
import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import { suppliers as contract, type SupplierDetail } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { UnconfirmedReferences } from '../references/UnconfirmedReferences';
import { ChangeLevel } from './ChangeLevel';

const decisions = [
  { act: 'change_level', look: 'default' },
  { act: 'verify', endpoint: contract.verify, look: 'primary' },
  { act: 'approve_projects', endpoint: contract.approveProjects, look: 'default' },
  { act: 'reject_request', endpoint: contract.rejectRequest, look: 'default' },
  { act: 'lift_suspension', endpoint: contract.liftSuspension, look: 'primary' },
  { act: 'suspend', endpoint: contract.suspend, look: 'danger' },
] as const;

type Decision = (typeof decisions)[number];
type Act = Decision['act'];

/** What is possible at nearly any time: beside what a request asks for, they are in a menu. */
const isRare = ({ act }: Decision) => act === 'change_level' || act === 'suspend';

/** What staff may decide about a company now. */
export function SupplierActs({ supplier }: { supplier: SupplierDetail }) {
  const may = useMay('suppliers.approve');
  const [asking, setAsking] = useState<Act>();
  if (!may) return null;
  const possible = decisions.filter(({ act }) => supplier.acts.includes(act));
  const rare = possible.every(isRare) ? [] : possible.filter(isRare);
  const close = () => setAsking(undefined);
  return (
    <>
      {possible
        .filter((decision) => !rare.includes(decision))
        .map(({ act, look }) => (
          <Button
            key={act}
            type={look === 'primary' ? 'primary' : 'default'}
            danger={look === 'danger'}
            onClick={() => setAsking(act)}
          >
            {t(supplierStaff[act].label)}
          </Button>
        ))}
      {rare.length > 0 ? (
        <Dropdown
          autoFocus
          trigger={['click']}
          menu={{
            items: rare.map(({ act, look }) => ({
              key: act,
              label: t(supplierStaff[act].label),
              danger: look === 'danger',
              onClick: () => setAsking(act),
            })),
          }}
        >
          <Button icon={<DownOutlined />} iconPosition="end">
            {t(supplierStaff.more)}
          </Button>
        </Dropdown>
      ) : null}
      {/* Also what is not possible any more: the refusal of one decided elsewhere meanwhile is read in its dialog. */}
      {decisions.map((decision) =>
        decision.act === 'change_level' ? (
          <ChangeLevel
            key={decision.act}
            supplier={supplier}
            open={asking === decision.act}
            onClose={close}
          />
        ) : (
          <Decide
            key={decision.act}
            supplier={supplier}
            decision={decision}
            open={asking === decision.act}
            onClose={close}
          />
        ),
      )}
    </>
  );
}

interface DecideProps {
  supplier: SupplierDetail;
  decision: Exclude<Decision, { act: 'change_level' }>;
  open: boolean;
  onClose: () => void;
}

function Decide({ supplier, decision: { act, endpoint, look }, open, onClose }: DecideProps) {
  const { message } = App.useApp();
  const send = useAct(endpoint);
  const words = supplierStaff[act];
  return (
    <ReasonDialog
      open={open}
      title={t(words.title, { name: supplier.name })}
      help={t(words.help)}
      okText={t(words.label)}
      danger={look === 'danger'}
      onClose={onClose}
      onReason={async (reason) => {
        await send.mutateAsync({ params: { supplierId: supplier.id }, body: { reason } });
        message.success(t(words.done));
      }}
    >
      {act === 'verify' ? <UnconfirmedReferences userId={supplier.person.user_id} /> : null}
    </ReasonDialog>
  );
}
