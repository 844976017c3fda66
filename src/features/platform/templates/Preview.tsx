import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { templates } from '@contract/platform/templates';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { toFailure } from '@portal/ui/failure';
import { Section } from '@portal/ui/kit/Section';
import { TextBlocks } from '@portal/ui/paper/TextBlocks';
import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import styles from './templates.module.css';

const PAUSE_MS = 400;

interface PreviewProps {
  /** It is read as a mail, on a desk or in the hand. */
  isMail: boolean;
  templateName: string;
  subject: string;
  body: string;
}

type Filled = Answer<typeof templates.preview>;

/** The whole text with examples, as its reader has it; what is wrong with it stands above. */
export function Preview({ isMail, templateName, subject, body }: PreviewProps) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const { filled, problem } = usePreview({ templateName, subject, body });
  return (
    <Section
      title={t(words.preview)}
      description={t(words.previewHelp)}
      action={
        isMail ? (
          <Segmented
            aria-label={t(words.width)}
            value={width}
            options={[
              { value: 'desktop' as const, label: t(words.desktop) },
              { value: 'phone' as const, label: t(words.phone) },
            ]}
            onChange={setWidth}
          />
        ) : null
      }
    >
      <div aria-live="polite">{problem ? <p className={styles.problem}>{problem}</p> : null}</div>
      {filled ? (
        <article className={styles.letter} data-width={width}>
          <h3>{filled.subject}</h3>
          <TextBlocks blocks={filled.blocks} />
        </article>
      ) : null}
    </Section>
  );
}

/** What the server makes of the words, once the typing pauses; the last text stays while they are wrong. */
function usePreview({ templateName, subject, body }: Omit<PreviewProps, 'isMail'>) {
  const [filled, setFilled] = useState<Filled>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const ask = () =>
      call(templates.preview, { params: { templateName }, body: { subject, body } }, { signal })
        .then((answer) => {
          setFilled(answer);
          setProblem(undefined);
        })
        .catch((thrown: unknown) => signal.aborted || setProblem(toFailure(thrown).message));
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [templateName, subject, body]);
  return { filled, problem };
}
