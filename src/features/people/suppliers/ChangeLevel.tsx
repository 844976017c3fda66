import { reason } from '@contract/kernel/fields/reason';
import { version } from '@contract/kernel/fields/version';
import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import {
  suppliers as contract,
  type SupplierDetail,
  supplierLevels,
} from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { App, Flex } from 'antd';
import * as z from 'zod';

const schema = z.strictObject({ level: z.enum(supplierLevels), reason, version });

const options = supplierLevels.map((level) => ({
  value: level,
  label: t(supplierStaff.levelOption, { level }),
}));

const words = supplierStaff.change_level;

/** A form that was read before another decision is compared with it rather than the last word. */
const initialOf = ({ level, decisions }: SupplierDetail) => ({
  level: supplierLevels.find((one) => Number(one) === level),
  reason: '',
  version: decisions.length,
});

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
          initial={initialOf(supplier)}
          submitLabel={t(words.label)}
          onCancel={onClose}
          onSubmit={async (body) => {
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
