import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { nameCorrection } from '@contract/people/name-correction';
import { personFiles } from '@contract/people/person-files';
import { suppliers as contract, type SupplierDetail } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Button, Flex } from 'antd';
import { useState } from 'react';

/** Corrects how the account behind a company is called, never by who owns it or sells for it. */
export function CorrectSupplierName({ supplier }: { supplier: SupplierDetail }) {
  const may = useMay('suppliers.approve');
  const [open, setOpen] = useState(false);
  if (!may || supplier.own || supplier.person.closed) return null;
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t(words.correct)}</Button>
      <FormModal open={open} title={t(words.correct)} onClose={close}>
        <Flex vertical gap={16}>
          <p>{t(words.correctHelp)}</p>
          {open ? <NameForm supplier={supplier} onClose={close} /> : null}
        </Flex>
      </FormModal>
    </div>
  );
}

function NameForm({ supplier, onClose }: { supplier: SupplierDetail; onClose: () => void }) {
  const query = useRead(personFiles.data, { params: { userId: supplier.person.user_id } });
  const correct = useAct(contract.correctName);
  return (
    <Loaded query={query} skeleton={<SkeletonLines />}>
      {({ full_name, profile }) => (
        <AppForm
          schema={nameCorrection}
          initial={{ version: profile.version, full_name, reason: '' }}
          submitLabel={t(words.save)}
          outcome="updated"
          onCancel={onClose}
          onSubmit={async (body) => {
            await correct.mutateAsync({ params: { supplierId: supplier.id }, body });
          }}
          onDone={onClose}
        >
          <TextInput name="full_name" label={t(words.name)} maxLength={120} />
          <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={3} />
        </AppForm>
      )}
    </Loaded>
  );
}
