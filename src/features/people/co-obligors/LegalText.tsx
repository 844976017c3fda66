import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import type { LegalText as Text } from '@contract/people/legal-texts';
import { t } from '@portal/i18n';
import { ReadToEnd } from '@portal/ui/paper/ReadToEnd';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicText } from '@portal/ui/public/PublicText';

interface LegalTextProps {
  text: Text;
  onRead: () => void;
}

/** What is agreed to once it was read to its end, with what tells one version from another. */
export function LegalText({ text, onRead }: LegalTextProps) {
  const { title, blocks, version, text_sha256: sha256 } = text;
  return (
    <PublicCard title={title}>
      <ReadToEnd onRead={onRead}>
        <PublicText blocks={blocks} heading="h3" />
        <p className="pub-muted">
          {t(coObligorPages.version, { version, sha: sha256.slice(0, 12) })}
        </p>
      </ReadToEnd>
    </PublicCard>
  );
}
