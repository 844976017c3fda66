import { productCatalog } from '@contract/credit/product-catalog';
import { productId } from '@contract/credit/product-id';
import { href } from '@contract/kernel/screens';
import { accreditationScreen as words } from '@contract/locales/es-MX/people/accreditations';
import { accreditations, newAccreditation } from '@contract/people/accreditations';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod';

const technologies = productCatalog.map(({ id, text }) => ({ value: String(id), label: t(text) }));

const schema = newAccreditation.extend({
  /** A select holds its number as text. */
  product_id: z.string().transform(Number).pipe(productId),
});

/** The button that asks for an accreditation, and its form; what was asked for opens, to bring its files. */
export function NewAccreditation() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const navigate = useNavigate();
  const create = useAct(accreditations.create);
  const made = useRef<string>(undefined);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(words.ask)}
      </Button>
      <FormModal open={open} title={t(words.askTitle)} onClose={close}>
        <Flex vertical gap={16}>
          <p>{t(words.askHelp)}</p>
          <AppForm
            draft="accreditation-new"
            schema={schema}
            initial={{ product_id: '', brand: '', model: '' }}
            submitLabel={t(words.ask)}
            onCancel={close}
            onSubmit={async (body) => {
              made.current = (await create.mutateAsync({ body })).id;
            }}
            onDone={() => {
              const accreditationId = made.current;
              close();
              if (accreditationId) void navigate(href('accreditationShow', { accreditationId }));
            }}
          >
            <SelectInput name="product_id" label={t(words.technology)} options={technologies} />
            <TextInput name="brand" label={t(words.brand)} />
            <TextInput name="model" label={t(words.model)} help={t(words.modelHelp)} />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
