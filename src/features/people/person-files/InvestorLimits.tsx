import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { type InvestorFile, investorFiles } from '@contract/people/person-files';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { Section } from '@portal/ui/kit/Section';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { App, Button } from 'antd';
import { useState } from 'react';

/** Whether the limits of CUITF 50 apply to an investor, and how two of staff change that. */
export function InvestorLimits({ file }: { file: InvestorFile }) {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const may = useMay('investors.edit');
  const send = useAct(investorFiles.setExperience);
  const { id: investorId, full_name: name, experienced, closed } = file;
  const label = t(experienced ? words.restore : words.lift);
  return (
    <Section
      title={t(words.limits)}
      action={may && !closed ? <Button onClick={() => setOpen(true)}>{label}</Button> : null}
    >
      <p>{t(experienced ? words.unlimited : words.limited)}</p>
      <ReasonDialog
        open={open}
        title={t(experienced ? words.restoreAsk : words.liftAsk, { name })}
        help={t(experienced ? words.restoreHelp : words.liftHelp)}
        okText={label}
        onClose={() => setOpen(false)}
        onReason={async (reason) => {
          await send.mutateAsync({
            params: { investorId },
            body: { experienced: !experienced, reason },
          });
          message.success(t(words.changed));
        }}
      />
    </Section>
  );
}
