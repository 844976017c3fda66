import { faqWords } from '@contract/locales/es-MX/platform/help';
import type { FaqAudience } from '@contract/platform/faqs';
import type { Faq } from '@portal/features/platform/help/faq';
import { t } from '@portal/i18n';
import { useHeld } from '@portal/session/permissions';
import { Link } from 'react-router';
import { FaqDetails } from './FaqDetails';
import styles from './help.module.css';

interface QuestionProps {
  faq: Faq;
  /** The person's own audience, whose screens they can be sent to. */
  own: FaqAudience | null;
  asked: boolean;
}

/** One question with its link; the answer leads to where it is done, when the person may go there. */
export function Question({ faq, own, asked }: QuestionProps) {
  const { id, screen } = faq;
  const held = useHeld();
  const path = own && screen && (!screen.can || held.has(screen.can)) ? screen.path[own] : null;
  return (
    <FaqDetails faq={faq} asked={asked} className={styles.question}>
      <p className={styles.links}>
        {path && screen ? <Link to={path}>{screen.label}</Link> : null}
        <a href={`#${id}`}>{t(faqWords.link)}</a>
      </p>
    </FaqDetails>
  );
}
