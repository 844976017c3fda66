import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { mailTemplates } from '@contract/platform/templates';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { toFailure } from '@portal/ui/failure';
import { Section } from '@portal/ui/kit/Section';
import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import styles from './templates.module.css';

const PAUSE_MS = 400;

interface PreviewProps {
  templateName: string;
  subject: string;
  body: string;
}

type Mail = Answer<typeof mailTemplates.preview>;

/** The whole mail with examples, as its reader has it on a desk or in the hand; what is wrong with it stands above. */
export function Preview({ templateName, subject, body }: PreviewProps) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const { mail, problem } = usePreview({ templateName, subject, body });
  return (
    <Section
      title={t(words.preview)}
      description={t(words.previewHelp)}
      action={
        <Segmented
          aria-label={t(words.width)}
          value={width}
          options={[
            { value: 'desktop' as const, label: t(words.desktop) },
            { value: 'phone' as const, label: t(words.phone) },
          ]}
          onChange={setWidth}
        />
      }
    >
      <div aria-live="polite">{problem ? <p className={styles.problem}>{problem}</p> : null}</div>
      {mail ? (
        <article className={styles.letter} data-width={width}>
          <h3>{mail.subject}</h3>
          <p className={styles.text}>{mail.text}</p>
        </article>
      ) : null}
    </Section>
  );
}

/** What the server makes of the words, once the typing pauses; the last mail stays while they are wrong. */
function usePreview({ templateName, subject, body }: PreviewProps) {
  const [mail, setMail] = useState<Mail>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const ask = () =>
      call(mailTemplates.preview, { params: { templateName }, body: { subject, body } }, { signal })
        .then((answer) => {
          setMail(answer);
          setProblem(undefined);
        })
        .catch((thrown: unknown) => signal.aborted || setProblem(toFailure(thrown).message));
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [templateName, subject, body]);
  return { mail, problem };
}
