import { LEAD } from '@contract/credit/lead-address';
import { type Lead, leads } from '@contract/credit/leads';
import { href } from '@contract/kernel/screens';
import { leadPage as words } from '@contract/locales/es-MX/credit/leads';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { SalesNoteForm } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { LeadFollowForm } from './LeadFollowForm';

const CorrectLead = lazy(() =>
  import('./LeadForm').then((file) => ({ default: file.CorrectLead })),
);

interface LeadWorkProps {
  lead: Lead;
}

const forms = { follow: LeadFollowForm, note: LeadNote, correct: CorrectLead } as const;
type Opened = keyof typeof forms;
const acts: readonly Opened[] = ['follow', 'note', 'correct'];

/** What may be done to a lead: followed up, noted, corrected, made a request. */
export function LeadWork({ lead }: LeadWorkProps) {
  const [opened, setOpened] = useState<Opened>();
  const mayEdit = useMay('leads.edit');
  const mayAsk = useMay('projects.create');
  const Form = opened && forms[opened];
  return (
    <Flex gap={8} wrap>
      {mayEdit
        ? acts.map((act) => (
            <Button
              key={act}
              type={act === 'follow' ? 'primary' : 'default'}
              onClick={() => setOpened(act)}
            >
              {t(prospectWork[act])}
            </Button>
          ))
        : null}
      {mayAsk && !lead.request ? (
        <ButtonLink
          to={`${href('supplierProjectCreate')}?${new URLSearchParams({ [LEAD]: lead.id })}`}
        >
          {t(words.ask)}
        </ButtonLink>
      ) : null}
      <Suspense>{Form ? <Form lead={lead} onClose={() => setOpened(undefined)} /> : null}</Suspense>
    </Flex>
  );
}

function LeadNote({ lead, onClose }: LeadWorkProps & { onClose: () => void }) {
  const { id: leadId, contact_name: name } = lead;
  const note = useAct(leads.note);
  return (
    <SalesNoteForm
      name={name}
      draft={`lead-note-${leadId}`}
      onNote={async (body) => void (await note.mutateAsync({ params: { leadId }, body }))}
      onClose={onClose}
    />
  );
}
