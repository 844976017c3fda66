import { writeOffs } from '@contract/credit/write-offs';
import { href } from '@contract/kernel/screens';
import { writeOffPanel as words } from '@contract/locales/es-MX/credit/write-offs';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import styles from './collections.module.css';

/** That a credit is written off, or may be, on its own page; it is done where the credit is collected. */
export function WriteOffMark({ loanId }: { loanId: string }) {
  const { data } = useRead(writeOffs.show, { params: { loanId } });
  const [last] = data?.items ?? [];
  const standing = last?.undone === null ? last : undefined;
  if (!data || (!standing && data.refusal !== null)) return null;
  return (
    <Section
      title={t(words.title)}
      action={
        <ButtonLink to={href('collectionShow', { loanId })}>{t(words.collection)}</ButtonLink>
      }
    >
      <div className={styles.stack}>
        {standing ? <StatusTag tone="danger">{t(words.writtenOff)}</StatusTag> : null}
        <span>
          {standing
            ? t(words.undoneText, { day: standing.on, reason: standing.reason })
            : t(words.may, { amount: data.principal_cents })}
        </span>
      </div>
    </Section>
  );
}
