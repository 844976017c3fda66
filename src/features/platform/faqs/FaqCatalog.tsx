import { faqCatalogWords as words } from '@contract/locales/es-MX/platform/faq-catalog';
import { faqTopics } from '@contract/locales/es-MX/platform/faq-topics';
import { faqs, faqTopicNames } from '@contract/platform/faqs';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { LIST_HEIGHT, optionsOf } from '@portal/ui/form/inputs/options';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Select } from 'antd';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { AddFaq } from './AddFaq';
import { FaqRow } from './FaqRow';
import styles from './faqs.module.css';

const TOPIC = 'tema';

/** The questions as staff keep them, one topic at a time. */
export function FaqCatalog() {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const mayEdit = useMay('catalogs.edit');
  const query = useRead(faqs.list, {});
  const topic = faqTopicNames.find((name) => name === search.get(TOPIC)) ?? faqTopicNames[0];

  return (
    <Section
      title={t(words.title)}
      description={t(words.help)}
      action={mayEdit ? <AddFaq topic={topic} /> : null}
    >
      <div className={styles.which}>
        <label htmlFor={id}>{t(words.topic)}</label>
        <Select
          id={id}
          listHeight={LIST_HEIGHT}
          value={topic}
          onChange={(value: string) =>
            setSearch(
              (kept) => {
                kept.set(TOPIC, value);
                return kept;
              },
              { replace: true },
            )
          }
          options={optionsOf(faqTopicNames, texts(faqTopics))}
        />
      </div>
      <Loaded query={query} skeleton={<SkeletonLines />}>
        {({ items }) => {
          const asked = items.filter((faq) => faq.topic === topic);
          if (asked.length === 0) return <EmptyState text={t(words.none)} />;
          return (
            <RowList>
              {asked.map((faq, at) => (
                <FaqRow
                  key={faq.id}
                  faq={faq}
                  at={at}
                  above={asked[at - 1]}
                  below={asked[at + 1]}
                />
              ))}
            </RowList>
          );
        }}
      </Loaded>
    </Section>
  );
}
