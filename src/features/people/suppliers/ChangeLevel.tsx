import { reason } from '@contract/kernel/fields/reason';
import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import {
  suppliers as contract,
  HIGHEST_LEVEL,
  type SupplierDetail,
} from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { App, Flex } from 'antd';
import * as z from 'zod';

const schema = z.strictObject({ level: z.string().min(1), reason });

const options = Array.from({ length: HIGHEST_LEVEL }, (_, index) => ({
  value: String(index + 1),
  label: t(supplierStaff.levelOption, { level: index + 1 }),
}));

const words = supplierStaff.change_level;

interface ChangeLevelProps {
  supplier: SupplierDetail;
  open: boolean;
  onClose: () => void;
}

/** Gives a company another level. */
export function ChangeLevel({ supplier, open, onClose }: ChangeLevelProps) {
  const { message } = App.useApp();
  const send = useAct(contract.changeLevel);
  return (
    <FormModal open={open} title={t(words.title, { name: supplier.name })} onClose={onClose}>
      <Flex vertical gap={16}>
        <p>{t(words.help)}</p>
        <AppForm
          schema={schema}
          initial={{ level: String(supplier.level), reason: '' }}
          submitLabel={t(words.label)}
          onCancel={onClose}
          onSubmit={async ({ level, reason: why }) => {
            const body = { level: Number(level), reason: why };
            await send.mutateAsync({ params: { supplierId: supplier.id }, body });
            message.success(t(words.done));
            onClose();
          }}
        >
          <SelectInput name="level" label={t(supplierStaff.level)} options={options} />
          <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={3} />
        </AppForm>
      </Flex>
    </FormModal>
  );
}
