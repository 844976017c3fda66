import { coObligorText, type coObligorText as TextOf } from '@contract/credit/co-obligor-texts';
import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';

interface LegalTextProps {
  text: Parameters<typeof TextOf>[0];
  /** The fingerprint that the answer keeps of these words. */
  sha256: string;
}

/** What is agreed to, with what tells one version from another. */
export function LegalText({ text, sha256 }: LegalTextProps) {
  const { title, paragraphs, version } = coObligorText(text);
  return (
    <PublicCard title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph.replaceAll('{brand}', config().brand)}</p>
      ))}
      <p className="pub-muted">
        {t(coObligorPages.version, { version, sha: sha256.slice(0, 12) })}
      </p>
    </PublicCard>
  );
}
