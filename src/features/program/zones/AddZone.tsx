import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { Button } from 'antd';
import { useState } from 'react';
import { ZoneForm } from './ZoneForm';

const blank = { name: '', region: '' };

/** The button that adds a zone, and its form. */
export function AddZone({ programId }: { programId: string | undefined }) {
  const [adding, setAdding] = useState(false);
  const create = useAct(zones.create);
  return (
    <>
      <Button type="primary" onClick={() => setAdding(true)}>
        {t(zoneWords.add)}
      </Button>
      <ZoneForm
        initial={adding ? blank : undefined}
        title={t(zoneWords.add)}
        submitLabel={t(zoneWords.add)}
        outcome="created"
        onClose={() => setAdding(false)}
        onSave={(zone) => create.mutateAsync({ body: { ...zone, program_id: programId } })}
      />
    </>
  );
}
