import { errors, recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { faqAudiences } from '@contract/locales/es-MX/platform/faq-topics';
import { faqWords } from '@contract/locales/es-MX/platform/help';
import type { FaqAudience } from '@contract/platform/faqs';
import { everyone as audiences } from '@portal/features/platform/help/faq';
import { t } from '@portal/i18n';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { useState } from 'react';
import { FaqDetails } from './FaqDetails';
import { findFaqs } from './find-faqs';
import { useAskedQuestion } from './use-asked-question';
import { usePublicFaqs } from './use-public-faqs';

/** Questions and answers for visitors, by audience and search; `#id` opens one. */
export function FaqsPage() {
  const asked = useAskedQuestion();
  const { faqs, again } = usePublicFaqs();
  const [audience, setAudience] = useState<FaqAudience | null>(null);
  const [search, setSearch] = useState('');
  const groups = findFaqs(faqs ?? [], audience, search);
  return (
    <div className="pub-stack pub-reading">
      <h1>{t(faqWords.title)}</h1>
      <div className="pub-filters">
        <label className="pub-field">
          <span>{t(faqWords.search)}</span>
          <span className="pub-input">
            <input
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </span>
        </label>
        <label className="pub-field">
          <span>{t(faqWords.audience)}</span>
          <span className="pub-input">
            <select
              value={audience ?? ''}
              onChange={({ target }) =>
                setAudience(audiences.find((name) => name === target.value) ?? null)
              }
            >
              <option value="">{t(faqWords.all)}</option>
              {audiences.map((name) => (
                <option key={name} value={name}>
                  {t(faqAudiences[name])}
                </option>
              ))}
            </select>
          </span>
        </label>
      </div>
      <div
        className={`pub-stack pub-answers${faqs === undefined ? ' pub-arriving' : ''}`}
        aria-live="polite"
        aria-busy={faqs === undefined}
      >
        {groups.map(({ topic, title, items }) => (
          <section key={topic} className="pub-faqs">
            <h2>{title}</h2>
            {items.map((faq) => (
              <FaqDetails key={faq.id} faq={faq} asked={asked === faq.id} />
            ))}
          </section>
        ))}
        {faqs && groups.length === 0 ? <p className="pub-muted">{t(faqWords.none)}</p> : null}
        {faqs === null ? (
          <PublicAlert tone="danger">
            <p>{t(errors.dataLoad)}</p>
            <PublicButton look="link" onClick={again}>
              {t(recovery.reload)}
            </PublicButton>
          </PublicAlert>
        ) : null}
      </div>
    </div>
  );
}
