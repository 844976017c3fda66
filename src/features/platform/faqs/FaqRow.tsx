import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { faqCatalogWords as words } from '@contract/locales/es-MX/platform/faq-catalog';
import { faqAudiences } from '@contract/locales/es-MX/platform/faq-topics';
import { faqs, type KeptFaq } from '@contract/platform/faqs';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Flex } from 'antd';
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
  const tell = useOutcome();
  const params = { faqId };

  async function moveTo(direction: 'up' | 'down', beside: KeptFaq) {
    try {
      await move.mutateAsync({ params, body: { direction, past_id: beside.id } });
    } catch (thrown) {
      tell.notDone(thrown);
    }
  }

  const places = [
    { direction: 'up', beside: above, label: t(words.upOne, { question }), arrow: '↑' },
    { direction: 'down', beside: below, label: t(words.downOne, { question }), arrow: '↓' },
  ] as const;

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
        <Flex gap={8} wrap>
          {places.map(({ direction, beside, label, arrow }) => (
            <Button
              key={direction}
              aria-label={label}
              disabled={!beside || move.isPending}
              onClick={() => beside && void moveTo(direction, beside)}
            >
              {arrow}
            </Button>
          ))}
          <Button aria-label={t(words.editOne, { question })} onClick={() => setEditing(true)}>
            {t(words.edit)}
          </Button>
          <Button
            danger
            aria-label={t(words.retireOne, { question })}
            loading={retire.isPending}
            onClick={() =>
              void retire.ask(
                {
                  title: t(words.retireTitle),
                  text: t(words.retireHelp),
                  okText: t(words.retire),
                  danger: true,
                },
                { params, body: { version } },
                { outcome: 'updated' },
              )
            }
          >
            {t(words.retire)}
          </Button>
        </Flex>
      ) : null}
      <EditFaq faq={faq} open={editing} onClose={() => setEditing(false)} />
    </li>
  );
}
