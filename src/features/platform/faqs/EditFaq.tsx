import { keptListWords } from '@contract/locales/es-MX/kernel/kept-lists';
import { faqCatalogWords as words } from '@contract/locales/es-MX/platform/faq-catalog';
import { faqs, type KeptFaq } from '@contract/platform/faqs';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { FaqFields } from './FaqFields';

interface EditFaqProps {
  faq: KeptFaq;
  open: boolean;
  onClose: () => void;
}

/** Gives a question other words, readers, topic or day. */
export function EditFaq({ faq, open, onClose }: EditFaqProps) {
  const { id: faqId, topic, audience, question, answer, published_from, version } = faq;
  const edit = useAct(faqs.edit);
  return (
    <FormModal open={open} title={t(words.editTitle)} onClose={onClose}>
      <AppForm
        schema={faqs.edit.body}
        initial={{ topic, audience, question, answer, published_from, version }}
        submitLabel={t(keptListWords.save)}
        outcome="updated"
        onDone={onClose}
        onCancel={onClose}
        onSubmit={async (body) => void (await edit.mutateAsync({ params: { faqId }, body }))}
      >
        <FaqFields />
      </AppForm>
    </FormModal>
  );
}
