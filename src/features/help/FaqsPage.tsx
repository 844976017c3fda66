import { type FaqAudience, faqAudiences, faqs } from '@portal/messages/faqs';
import { faqWords } from '@portal/messages/public';
import { useState } from 'react';
import { matchesSearch } from './matches-search';

/** Questions and answers, by audience and search; `#id` opens one. */
export function FaqsPage() {
  const [audience, setAudience] = useState<string>('');
  const [search, setSearch] = useState('');
  const shown = faqs.filter(
    (faq) =>
      (audience === '' || faq.audience.some((name) => name === audience)) &&
      matchesSearch(`${faq.question} ${faq.answer}`, search),
  );
  return (
    <div className="pub-stack pub-reading">
      <h1>{faqWords.title}</h1>
      <div className="pub-filters">
        <label className="pub-field">
          <span>{faqWords.search}</span>
          <span className="pub-input">
            <input
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </span>
        </label>
        <label className="pub-field">
          <span>{faqWords.audience}</span>
          <span className="pub-input">
            <select value={audience} onChange={(event) => setAudience(event.target.value)}>
              <option value="">{faqWords.all}</option>
              {audiences.map((name) => (
                <option key={name} value={name}>
                  {faqAudiences[name]}
                </option>
              ))}
            </select>
          </span>
        </label>
      </div>
      <div className="pub-faqs" aria-live="polite">
        {shown.map((faq) => (
          <details key={faq.id} id={faq.id} open={location.hash === `#${faq.id}`}>
            <summary>{faq.question}</summary>
            <p>{faq.answer}</p>
          </details>
        ))}
        {shown.length === 0 ? <p className="pub-muted">{faqWords.none}</p> : null}
      </div>
    </div>
  );
}

const audiences: readonly FaqAudience[] = ['client', 'investor', 'supplier'];
