import { legal } from '@contract/locales/es-MX/people/legal';
import { type LegalDocument, legalText } from '@contract/people/legal-texts';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { PublicButton } from '@portal/ui/public/PublicButton';

/** One of the texts that people accept, to read and to print. */
function LegalPage({ document }: { document: LegalDocument }) {
  const { title, version, since, sections } = legalText(document);
  const named = (text: string) => text.replaceAll('{brand}', config().brand);
  return (
    <article className="pub-stack pub-reading pub-legal">
      <div className="pub-intro">
        <h1>{title}</h1>
        <p className="pub-muted">
          {t(legal.version, { number: version, day: formatDate(since, 'long') })}
        </p>
      </div>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{named(section.title)}</h2>
          {section.paragraphs.map((text) => (
            <p key={text}>{named(text)}</p>
          ))}
          {section.items ? (
            <ul>
              {section.items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      <div className="pub-print">
        <PublicButton look="plain" onClick={() => window.print()}>
          {t(legal.print)}
        </PublicButton>
      </div>
    </article>
  );
}

export const TermsPage = () => <LegalPage document="terms" />;

export const PrivacyPage = () => <LegalPage document="privacy" />;
