import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { faqCatalogWords as words } from '@contract/locales/es-MX/platform/faq-catalog';
import { faqAudiences } from '@contract/locales/es-MX/platform/faq-topics';
import { faqs, type KeptFaq } from '@contract/platform/faqs';
import { t } from '@portal/i18n';
import { KeptActs } from '@portal/refine/KeptActs';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useState } from 'react';
import { EditFaq } from './EditFaq';
import styles from './faqs.module.css';

interface FaqRowProps {
  faq: KeptFaq;
  /** Its place in the topic, from 0. */
  at: number;
  above: KeptFaq | undefined;
  below: KeptFaq | undefined;
}

/** A question with its answer, who reads it, and what may be done to it. */
export function FaqRow({ faq, at, above, below }: FaqRowProps) {
  const { id: faqId, question, answer, audience, published_from: from, version } = faq;
  const mayEdit = useMay('catalogs.edit');
  const [editing, setEditing] = useState(false);
  const move = useAct(faqs.move);
  const retire = useConfirmedAct(faqs.retire);
  const params = { faqId };

  return (
    <li>
      <div className={styles.text}>
        <strong>
          {at + 1}. {question}
        </strong>
        <p className={styles.answer}>{answer}</p>
        <p>{audience.map((name) => t(faqAudiences[name])).join(' · ')}</p>
        {from > dayInMexicoCity(new Date()) ? (
          <StatusTag tone="info">{t(words.waits, { from })}</StatusTag>
        ) : null}
      </div>
      {mayEdit ? (
        <KeptActs
          name={question}
          above={above?.id}
          below={below?.id}
          move={{ isPending: move.isPending, to: (body) => move.mutateAsync({ params, body }) }}
          onEdit={() => setEditing(true)}
          retire={{
            isPending: retire.isPending,
            question: { title: t(words.retireTitle), text: t(words.retireHelp) },
            ask: (confirmed) =>
              retire.ask(confirmed, { params, body: { version } }, { outcome: 'updated' }),
          }}
        />
      ) : null}
      <EditFaq faq={faq} open={editing} onClose={() => setEditing(false)} />
    </li>
  );
}
