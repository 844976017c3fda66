import type { TextBlock } from '@contract/kernel/text-blocks';
import { errors, recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { legal } from '@contract/locales/es-MX/people/legal';
import type { LegalDocument } from '@contract/people/legal-texts';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicText } from '@portal/ui/public/PublicText';
import { useLegalText } from './use-legal-text';

const titles = { terms: t(legal.termsTitle), privacy: t(legal.privacyTitle) };

/** The version that the address asks for, as it is linked beside what a person agreed to. */
const askedVersion = () => Number(new URLSearchParams(location.search).get('version')) || undefined;

/** One of the texts that people accept, to read and to print. */
function LegalPage({ document }: { document: LegalDocument }) {
  const { text, again } = useLegalText(document, askedVersion());
  return (
    <article
      className={`pub-stack pub-reading pub-legal${text === undefined ? ' pub-arriving' : ''}`}
      aria-busy={text === undefined}
    >
      <div className="pub-intro">
        <h1>{text?.title ?? titles[document]}</h1>
        {text ? (
          <p className="pub-muted">
            {t(legal.version, { number: text.version, day: formatDate(text.since, 'long') })}
          </p>
        ) : null}
      </div>
      {text ? (
        <>
          {sectionsOf(text.blocks).map((blocks, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings repeat, and stay in their order.
            <section key={at}>
              <PublicText blocks={blocks} />
            </section>
          ))}
          <div className="pub-print">
            <PublicButton look="plain" onClick={() => window.print()}>
              {t(legal.print)}
            </PublicButton>
          </div>
        </>
      ) : null}
      {text === null ? (
        <PublicAlert tone="danger">
          <p>{t(errors.dataLoad)}</p>
          <PublicButton look="link" onClick={again}>
            {t(recovery.reload)}
          </PublicButton>
        </PublicAlert>
      ) : null}
    </article>
  );
}

/** A heading with what follows it, until the next one. */
function sectionsOf(blocks: readonly TextBlock[]): TextBlock[][] {
  const sections: TextBlock[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'heading' || !last) sections.push([block]);
    else last.push(block);
  }
  return sections;
}

export const TermsPage = () => <LegalPage document="terms" />;

export const PrivacyPage = () => <LegalPage document="privacy" />;
