import { programs as programsWords } from '@contract/locales/es-MX/program/programs';
import { type Program, programs } from '@contract/program/programs';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Button } from 'antd';
import { useState } from 'react';
import { ProgramName } from './ProgramName';

/** What staff may do to a program. */
export function ProgramActs({ program }: { program: Program }) {
  const { id, name, version, deactivated_at } = program;
  const params = { programId: id };
  const edit = useAct(programs.edit);
  const deactivate = useAct(programs.deactivate);
  const reactivate = useAct(programs.reactivate);
  const [open, setOpen] = useState(false);
  if (!useMay('programs.edit')) return null;
  const active = deactivated_at === null;
  const act = active ? deactivate : reactivate;
  const label = active ? t(programsWords.deactivate) : t(programsWords.reactivate);
  return (
    <>
      <ProgramName
        label={t(programsWords.edit)}
        schema={programs.edit.body}
        initial={{ name, version }}
        outcome="updated"
        onSave={(body) => edit.mutateAsync({ params, body })}
      />
      <Button danger={active} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ReasonDialog
        open={open}
        title={
          active
            ? t(programsWords.deactivateTitle, { name })
            : t(programsWords.reactivateTitle, { name })
        }
        help={active ? t(programsWords.deactivateHelp) : t(programsWords.reactivateHelp)}
        okText={label}
        outcome="updated"
        danger={active}
        onClose={() => setOpen(false)}
        onReason={(reason) => act.mutateAsync({ params, body: { reason } })}
      />
    </>
  );
}
