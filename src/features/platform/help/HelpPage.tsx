import { SearchOutlined } from '@ant-design/icons';
import { faqAudiences } from '@contract/locales/es-MX/platform/faq-topics';
import { faqWords } from '@contract/locales/es-MX/platform/help';
import type { FaqAudience } from '@portal/features/platform/help/faq';
import { t, texts } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { SupportLink } from '@portal/ui/SupportLink';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { audienceOf, findFaqs, firstAudience } from './find-faqs';
import styles from './help.module.css';
import { Question } from './Question';
import { useAskedQuestion } from './use-asked-question';

const audiences: readonly FaqAudience[] = ['client', 'investor', 'supplier'];
const ALL = 'all';

/** The questions of the person's own profile first, with where each thing is done; `#id` opens one. */
export function HelpPage() {
  const title = useScreenTitle();
  const role = useSession((state) => actingUser(state)?.role ?? 'none');
  const own = audienceOf(role);
  const asked = useAskedQuestion();
  const [audience, setAudience] = useState(() => firstAudience(own, asked));
  const [search, setSearch] = useState('');
  const groups = findFaqs(audience, search);

  // A link followed while the page is open must not lead to a question that is filtered away.
  useEffect(() => {
    if (!asked) return;
    setSearch('');
    setAudience((chosen) => firstAudience(chosen, asked));
  }, [asked]);

  return (
    <Page title={title}>
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
              audience && findFaqs(null, search).length > 0 ? (
                <Button onClick={() => setAudience(null)}>{t(faqWords.seeAll)}</Button>
              ) : null
            }
          />
        ) : null}
        <SupportLink />
      </div>
    </Page>
  );
}
