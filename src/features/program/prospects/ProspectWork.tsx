import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import type { Prospect } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { Button } from 'antd';
import { useState } from 'react';
import { CorrectForm } from './CorrectForm';
import { FollowForm } from './FollowForm';
import { NoteForm } from './NoteForm';

const forms = { follow: FollowForm, note: NoteForm, correct: CorrectForm } as const;
type Opened = keyof typeof forms;
const acts: readonly Opened[] = ['follow', 'note', 'correct'];

/** What may be done to a prospect: followed up, noted, its data corrected. */
export function ProspectWork({ prospect }: { prospect: Prospect }) {
  const [opened, setOpened] = useState<Opened>();
  const may = useMay('prospects.edit');
  if (!may) return null;
  const Form = opened && forms[opened];
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          type={act === 'follow' ? 'primary' : 'default'}
          onClick={() => setOpened(act)}
        >
          {t(words[act])}
        </Button>
      ))}
      {Form ? <Form prospect={prospect} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
