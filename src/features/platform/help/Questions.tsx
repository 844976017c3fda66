import { SearchOutlined } from '@ant-design/icons';
import { faqAudiences } from '@contract/locales/es-MX/platform/faq-topics';
import { faqWords } from '@contract/locales/es-MX/platform/help';
import { everyone as audiences, type Faq } from '@portal/features/platform/help/faq';
import { t, texts } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { SupportLink } from '@portal/ui/SupportLink';
import { Button, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { audienceOf, findFaqs, firstAudience } from './find-faqs';
import styles from './help.module.css';
import { Question } from './Question';
import { useAskedQuestion } from './use-asked-question';

const ALL = 'all';

/** The questions once they are read, by audience and search. */
export function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const role = useSession((state) => actingUser(state)?.role ?? 'none');
  const own = audienceOf(role);
  const asked = useAskedQuestion();
  const [audience, setAudience] = useState(() => firstAudience(faqs, own, asked));
  const [search, setSearch] = useState('');
  const groups = findFaqs(faqs, audience, search);

  // A link followed while the page is open must not lead to a question that is filtered away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: questions that are read again do not undo the filters.
  useEffect(() => {
    if (!asked) return;
    setSearch('');
    setAudience((chosen) => firstAudience(faqs, chosen, asked));
  }, [asked]);

  return (
    <>
      <div className={styles.filters}>
        <Input
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t(faqWords.search)}
          placeholder={t(faqWords.search)}
          allowClear
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          aria-label={t(faqWords.audience)}
          popupMatchSelectWidth={false}
          value={audience ?? ALL}
          options={[
            ...optionsOf(audiences, texts(faqAudiences)),
            { value: ALL, label: t(faqWords.all) },
          ]}
          onChange={(value: string) =>
            setAudience(audiences.find((name) => name === value) ?? null)
          }
        />
      </div>
      <div className={styles.stack} aria-live="polite">
        {groups.map((group) => (
          <Section key={group.topic} title={group.title}>
            <div className={styles.questions}>
              {group.items.map((faq) => (
                <Question key={faq.id} faq={faq} own={own} asked={faq.id === asked} />
              ))}
            </div>
          </Section>
        ))}
        {groups.length === 0 ? (
          <EmptyState
            text={t(faqWords.none)}
            action={
              audience && findFaqs(faqs, null, search).length > 0 ? (
                <Button onClick={() => setAudience(null)}>{t(faqWords.seeAll)}</Button>
              ) : null
            }
          />
        ) : null}
        <SupportLink />
      </div>
    </>
  );
}
