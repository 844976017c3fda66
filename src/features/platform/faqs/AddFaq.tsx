import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { faqCatalogWords as words } from '@contract/locales/es-MX/platform/faq-catalog';
import { type FaqTopic, faqs } from '@contract/platform/faqs';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { Button } from 'antd';
import { useState } from 'react';
import { FaqFields } from './FaqFields';

/** The button that adds a question, to the topic that is shown unless another is chosen, and its form. */
export function AddFaq({ topic }: { topic: FaqTopic }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const create = useAct(faqs.create);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(words.add)}
      </Button>
      <FormModal open={open} title={t(words.add)} onClose={close}>
        <AppForm
          schema={faqs.create.body}
          initial={{
            topic,
            audience: [],
            question: '',
            answer: '',
            published_from: dayInMexicoCity(new Date()),
          }}
          submitLabel={t(words.add)}
          outcome="created"
          onDone={close}
          onCancel={close}
          onSubmit={async (body) => void (await create.mutateAsync({ body }))}
        >
          <FaqFields />
        </AppForm>
      </FormModal>
    </>
  );
}
